import { useState } from 'react';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { cadastroDraft } from '../cadastro-draft.ts';
import { AceitoTudo } from './AceitoTudo.tsx';
import { LgpdItemCard, listLgpdItens } from './LgpdItemCard.tsx';
import { Moldura, OpsModal, PassoBar, Posicao } from './Moldura.tsx';
import styles from './Passo.module.css';
import { passosText } from './passos.text.ts';
import { listObrigatorios } from './TermoCard.tsx';
import { TermosCampanha, useTermosCampanha } from './TermosCampanha.tsx';
import { storeAceites, type PassoNavegacao, usePasso } from './use-passo.ts';

/** Simple LGPD step: the documents to accept and the campaign's own terms. */
export function LgpdPasso({ navegacao }: { navegacao: PassoNavegacao }) {
  const text = passosText.lgpd;
  const texto = useTexto();
  const itens = listLgpdItens(useConfiguracao());
  const { posicao, goBack, finish } = usePasso('lgpd', navegacao);
  const campanha = useTermosCampanha();
  const [aceites, setAceites] = useState(() => cadastroDraft.get()?.aceites ?? {});
  const [missing, setMissing] = useState<string | null>(null);

  function accept(given: Readonly<Record<string, boolean>>): void {
    setAceites({ ...aceites, ...given });
    // Stored immediately: the user may leave to read a document at any time.
    storeAceites(given);
  }

  function goOn(): void {
    const refused = itens.filter(({ nomeTermo }) => !aceites[nomeTermo]);
    if (refused.length === 0) {
      const recusa = campanha.findRecusa(aceites);
      if (recusa) return setMissing(recusa);
      storeAceites(campanha.toAnswers(aceites));
      return finish();
    }
    const names = refused.map(({ nomeTermo }) => text.itens[nomeTermo].nome).join(', ');
    setMissing(texto(text.naoConcordou.id, text.naoConcordou.texto) + names);
  }

  return (
    <Moldura
      title={text.titulo}
      subtitle={text.subtitulo}
      onBack={goBack}
      backLabel={passosText.voltar}
      footer={<PassoBar label={text.continuar} onGoOn={goOn} />}
    >
      <Posicao {...posicao} />
      <AceitoTudo
        obrigatorios={[...itens.map(({ nomeTermo }) => nomeTermo), ...listObrigatorios(campanha.termos)]}
        aceites={aceites}
        onAccept={accept}
      />
      {itens.map(({ nomeTermo, path }) => (
        <LgpdItemCard
          key={nomeTermo}
          words={text.itens[nomeTermo]}
          path={path}
          isAccepted={aceites[nomeTermo] ?? false}
          onAccept={(isAccepted) => accept({ [nomeTermo]: isAccepted })}
        />
      ))}
      <TermosCampanha
        termos={campanha.termos}
        aceites={aceites}
        onAccept={(nomeTermo, isAccepted) => accept({ [nomeTermo]: isAccepted })}
      />
      <p className={styles.guarda}>{text.guarda}</p>
      <OpsModal message={missing} onClose={() => setMissing(null)} />
    </Moldura>
  );
}
