import { getNotificacaoServicos } from '@trevo/config/configuracao/telas-questions';
import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { Contradiction } from '@trevo/config/contradictions/contradiction';
import { joinErro } from '@trevo/config/configuracao/textos/erro-words';
import { isPublicHost } from '@trevo/config/configuracao/parse-valor';
import { avisoText } from './shell.text.ts';

/** Yields warnings about valid settings that disable links or notifications of the installed app. */
export function* findAppAvisos(
  { hosts, configuracao }: CampanhaArquivo,
  hasServicosGoogle: boolean,
): Generator<Contradiction> {
  // `--endereco` only changes the API server; links in messages still use the hosts.
  for (const [at, host] of hosts.entries())
    if (!isPublicHost(host))
      yield {
        caminho: ['hosts', at],
        message: joinErro(avisoText.hostNaoPublico(host), avisoText.usePublico),
      };
  const whole = { ...configuracaoPadrao, ...configuracao };
  if (!hasServicosGoogle || getNotificacaoServicos(whole).includes('sns')) return;
  yield whole['notificacao.ativo']
    ? {
        caminho: ['configuracao', 'notificacao.servicos'],
        message: joinErro(avisoText.semSns, avisoText.acrescenteSns),
      }
    : {
        caminho: ['configuracao', 'notificacao.ativo'],
        message: joinErro(avisoText.semNotificacao, avisoText.ligueNotificacao),
      };
}
