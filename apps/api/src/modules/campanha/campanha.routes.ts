import { calls } from '@trevo/contract/calls';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { CampanhaPublicada, HospedagemService } from './hospedagem.service.ts';

export function bindCampanha(binder: Binder, hospedagens: HospedagemService): void {
  binder.bind(calls['campanha.listar'], async ({ context }) => {
    const { campanhas } = await hospedagens.get(context.host);
    if (campanhas.length === 0) throw refuse('campanha.nenhuma');
    return { retorno: campanhas.map(toWire) };
  });

  binder.bind(calls['campanha.texto'], async ({ params, context }) => {
    const { principal } = await hospedagens.get(context.host);
    const texto = principal.arquivo.textos[params.nomeTexto];
    if (!texto) throw refuse('campanha.textoNaoEncontrado');
    return { retorno: { texto } };
  });
}

function toWire({ campanha, arquivo, totalCupons, compromissoNumeros }: CampanhaPublicada) {
  return { ...campanha, certificado: arquivo.campanha.certificado ?? null, totalCupons, compromissoNumeros };
}
