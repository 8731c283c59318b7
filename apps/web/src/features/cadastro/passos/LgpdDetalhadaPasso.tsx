import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getLgpdTermos, toLgpdNomeTermo } from '@trevo/config/configuracao/telas-questions';
import { useState } from 'react';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Switch } from '@trevo/ui/choice/Switch.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { cadastroDraft } from '../cadastro-draft.ts';
import { AceitoTudo } from './AceitoTudo.tsx';
import { type LgpdItem, LgpdItemCard, listLgpdItens } from './LgpdItemCard.tsx';
import { Moldura, OpsModal, PassoBar, Posicao } from './Moldura.tsx';
import styles from './Passo.module.css';
import { passosText } from './passos.text.ts';
import { listObrigatorios } from './TermoCard.tsx';
import { TermosCampanha, useTermosCampanha } from './TermosCampanha.tsx';
import { storeAceites, storeAnswers, type PassoNavegacao, usePasso } from './use-passo.ts';

const { lgpd, lgpdDetalhada: text } = passosText;

/** Detailed LGPD step: a consent per use of personal data, the documents, and the notifications. */
export function LgpdDetalhadaPasso({ navegacao }: { navegacao: PassoNavegacao }) {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const termos = listLgpdTermos(configuracao);
  const { posicao, goBack, finish } = usePasso('lgpdDetalhada', navegacao);
  const campanha = useTermosCampanha();
  const [aceites, setAceites] = useState(() => cadastroDraft.get()?.aceites ?? {});
  const [notifica, setNotifica] = useState(() => cadastroDraft.get()?.aceitaNotificacao ?? false);
  const [missing, setMissing] = useState<string | null>(null);

  function accept(given: Readonly<Record<string, boolean>>): void {
    setAceites({ ...aceites, ...given });
    storeAceites(given);
  }

  function goOn(): void {
    const refused = listNaoAceitos(configuracao, aceites);
    if (refused.length === 0) {
      const recusa = campanha.findRecusa(aceites);
      if (recusa) return setMissing(recusa);
      // An untouched document counts as an answer, so the form does not ask for it again.
      const answers = listLgpdItens(configuracao).map(({ nomeTermo }) => [
        nomeTermo,
        aceites[nomeTermo] ?? false,
      ]);
      storeAceites({ ...Object.fromEntries(answers), ...campanha.toAnswers(aceites) });
      return finish();
    }
    const names = refused.map(toNome).join(', ');
    setMissing(texto(text.naoConcordou.id, text.naoConcordou.texto).replace('...', names));
  }

  const obrigatorios = listLgpdObrigatorios(configuracao).map(({ nomeTermo }) => nomeTermo);
  return (
    <Moldura
      title={text.titulo}
      subtitle={text.subtitulo}
      onBack={goBack}
      backLabel={passosText.voltar}
      footer={<PassoBar label={lgpd.continuar} onGoOn={goOn} />}
    >
      <Posicao {...posicao} />
      <AceitoTudo
        obrigatorios={[...obrigatorios, ...listObrigatorios(campanha.termos)]}
        aceites={aceites}
        onAccept={accept}
      />
      <h2>{text.termos}</h2>
      <Card className={styles.list}>
        {termos.map(({ nomeTermo, texto: sentence }, index) => (
          <Switch
            key={nomeTermo}
            label={`${index + 1}. ${sentence}`}
            required
            checked={aceites[nomeTermo] ?? false}
            onChange={({ currentTarget: { checked } }) => accept({ [nomeTermo]: checked })}
          />
        ))}
      </Card>
      <h2>{text.documentos}</h2>
      {listLgpdItens(configuracao).map((item) => (
        <LgpdItemCard
          key={item.nomeTermo}
          words={lgpd.itens[item.nomeTermo]}
          path={item.path}
          required={isLgpdItemRequired(item)}
          isAccepted={aceites[item.nomeTermo] ?? false}
          onAccept={(isAccepted) => accept({ [item.nomeTermo]: isAccepted })}
        />
      ))}
      <TermosCampanha
        termos={campanha.termos}
        aceites={aceites}
        onAccept={(nomeTermo, isAccepted) => accept({ [nomeTermo]: isAccepted })}
      />
      <Switch
        label={text.notificacoes}
        detail={text.notificacoesDetalhe}
        checked={notifica}
        onChange={({ currentTarget: { checked } }) => {
          setNotifica(checked);
          storeAnswers({ aceitaNotificacao: checked });
        }}
      />
      <p className={styles.guarda}>{lgpd.guarda}</p>
      <OpsModal message={missing} onClose={() => setMissing(null)} />
    </Moldura>
  );
}

/** Returns the display name of a consent: its number in the list, or the document's title. */
function toNome(nomeTermo: string): string {
  const numero = /^lgpd (\d+)$/.exec(nomeTermo)?.[1];
  return numero ? text.termo(Number(numero)) : lgpd.itens[nomeTermo as keyof typeof lgpd.itens].nome;
}

/** Wire name and sentence of a fixed consent. */
export interface LgpdTermo {
  readonly nomeTermo: string;
  readonly texto: string;
}

/** Returns the consents in their order; the wire name of the first is `lgpd 1`. */
const listLgpdTermos = (c: Configuracao): LgpdTermo[] =>
  getLgpdTermos(c).map((texto, index) => ({ nomeTermo: toLgpdNomeTermo(index + 1), texto }));

/** The privacy notice is optional here; every other document is required. */
const isLgpdItemRequired = ({ nomeTermo }: LgpdItem): boolean => nomeTermo !== 'avisoPrivacidade';

/** Returns all required consents, then the required documents. */
const listLgpdObrigatorios = (c: Configuracao): (LgpdTermo | LgpdItem)[] => [
  ...listLgpdTermos(c),
  ...listLgpdItens(c).filter(isLgpdItemRequired),
];

/** Returns the names of the required items that are not accepted. */
const listNaoAceitos = (c: Configuracao, aceites: Readonly<Record<string, boolean>>): string[] =>
  listLgpdObrigatorios(c)
    .map(({ nomeTermo }) => nomeTermo)
    .filter((nomeTermo) => !aceites[nomeTermo]);
