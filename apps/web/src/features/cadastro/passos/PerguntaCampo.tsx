import { ChoiceList } from '../../../ui/choice/ChoiceList.tsx';
import { passosText } from './passos.text.ts';
import type { Pergunta } from './pre-cadastro-pergunta.ts';

export interface PerguntaCampoProps {
  pergunta: Pergunta;
  value: string | null;
  onValueChange(value: string): void;
  error: string | null;
}

/** The campaign's question before the registration. */
export function PerguntaCampo({ pergunta, value, onValueChange, error }: PerguntaCampoProps) {
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
