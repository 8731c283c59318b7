import { getPreCadastroPergunta } from '@trevo/config/configuracao/telas-questions';
import { useState } from 'react';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ChoiceList } from '@trevo/ui/choice/ChoiceList.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { cadastroDraft } from '../cadastro-draft.ts';
import { AceitoTudo } from './AceitoTudo.tsx';
import { Moldura, OpsModal, PassoBar, Posicao } from './Moldura.tsx';
import { passosText } from './passos.text.ts';
import { type Pergunta, toPergunta } from './pre-cadastro-pergunta.ts';
import { listObrigatorios, type Termo, TermoCard, TermosStates, useAceites } from './TermoCard.tsx';
import { storeAceites, storeAnswers, type PassoNavegacao, usePasso } from './use-passo.ts';

const text = passosText.aceites;

export interface AceitesPassoProps {
  navegacao: PassoNavegacao;
  /** Terms when the caller has already loaded them. */
  termos?: readonly Termo[] | undefined;
}

/** Acceptances of the campaign, and its question when it has one. */
export function AceitesPasso({ navegacao, termos: known }: AceitesPassoProps) {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const { posicao, goBack, finish } = usePasso('aceites', navegacao);
  const asked = useAceites(known === undefined);
  const termos = known ?? asked.termos;
  const [aceites, setAceites] = useState(() => cadastroDraft.get()?.aceites ?? {});
  const [pergunta] = useState(() => {
    const configured = getPreCadastroPergunta(configuracao);
    return configured && toPergunta(configured, Math.random);
  });
  const [valor, setValor] = useState<string | null>(() => cadastroDraft.get()?.pergunta ?? null);
  const [perguntaErro, setPerguntaErro] = useState<string | null>(null);
  const [missing, setMissing] = useState<string | null>(null);

  function accept(given: Readonly<Record<string, boolean>>): void {
    setAceites({ ...aceites, ...given });
    storeAceites(given);
  }

  function answer(chosen: string): void {
    setValor(chosen);
    setPerguntaErro(null);
    storeAnswers({ pergunta: chosen });
  }

  function goOn(): void {
    const refused = termos?.find(({ nomeTermo, obrigatorio }) => obrigatorio && !aceites[nomeTermo]);
    if (refused) {
      const words = texto(text.obrigatorio.id, text.obrigatorio.texto);
      return setMissing(words.replace('{term}', refused.nomeTermo));
    }
    if (pergunta && valor === null) return setPerguntaErro(text.respostaVazia);
    if (pergunta && valor !== pergunta.valorCorreto) {
      const words = texto(text.respostaIncorreta.id, text.respostaIncorreta.texto);
      setPerguntaErro(words);
      return setMissing(words);
    }
    // An untouched term counts as an answer: not accepted.
    storeAceites(
      Object.fromEntries((termos ?? []).map(({ nomeTermo }) => [nomeTermo, aceites[nomeTermo] ?? false])),
    );
    finish();
  }

  return (
    <Moldura
      title={text.titulo}
      subtitle={text.subtitulo}
      onBack={goBack}
      backLabel={passosText.voltar}
      footer={
        termos && (
          <PassoBar label={termos.length > 0 || pergunta ? text.continuar : text.seguir} onGoOn={goOn} />
        )
      }
    >
      <Posicao {...posicao} />
      {!termos && <TermosStates error={asked.error} onRetry={asked.retry} />}
      {termos?.length === 0 && (
        <EmptyState illustration="receipt" title={text.vazio.titulo} message={text.vazio.mensagem} />
      )}
      <AceitoTudo obrigatorios={listObrigatorios(termos)} aceites={aceites} onAccept={accept} />
      {termos?.map((termo) => (
        <TermoCard
          key={termo.nomeTermo}
          termo={termo}
          isAccepted={aceites[termo.nomeTermo] ?? false}
          onAccept={(isAccepted) => accept({ [termo.nomeTermo]: isAccepted })}
        />
      ))}
      {termos && pergunta && (
        <PerguntaCampo pergunta={pergunta} value={valor} onValueChange={answer} error={perguntaErro} />
      )}
      <OpsModal message={missing} onClose={() => setMissing(null)} />
    </Moldura>
  );
}

export interface PerguntaCampoProps {
  pergunta: Pergunta;
  value: string | null;
  onValueChange(value: string): void;
  error: string | null;
}

/** Pre-signup question of the campaign. */
function PerguntaCampo({ pergunta, value, onValueChange, error }: PerguntaCampoProps) {
  return (
    <section>
      <h2>{passosText.aceites.pergunta}</h2>
      <ChoiceList
        legend={pergunta.texto}
        required
        options={pergunta.opcoes.map(({ valorOpcao, textoOpcao }) => ({
          value: valorOpcao,
          label: textoOpcao,
        }))}
        value={value}
        onValueChange={onValueChange}
        error={error}
      />
    </section>
  );
}
