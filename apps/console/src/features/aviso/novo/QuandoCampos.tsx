import { maximoDiasAgendados } from '@trevo/rules/tempo/agendamento';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { avisoConsoleText } from '../aviso-console.text.ts';
import type { Rascunho } from './aviso-rascunho.ts';
import { toSaida } from './to-saida.ts';
import styles from './NovoAviso.module.css';

const text = avisoConsoleText.form;

/** Now or a time in São Paulo, and when app and devices really get the notice. */
export function QuandoCampos(props: {
  rascunho: Rascunho;
  agora: Date;
  dataFinal: string;
  /** The chosen instant; null for now, undefined for none. */
  enviarEm: Date | null | undefined;
  isMissing: boolean;
  onChange(change: Partial<Rascunho>): void;
}) {
  const { rascunho, agora, dataFinal, enviarEm, isMissing, onChange } = props;
  const { dia, hora } = toSaoPaulo(agora);
  const last = addDias(dia, maximoDiasAgendados);
  return (
    <div className={styles.group}>
      <span className={styles.label} aria-hidden="true">
        {text.quando}
      </span>
      <Segmented
        label={text.quando}
        options={[
          { value: 'agora', label: text.agora },
          { value: 'agendar', label: text.agendar },
        ]}
        value={rascunho.isAgendado ? 'agendar' : 'agora'}
        onValueChange={(value) => onChange({ isAgendado: value === 'agendar' })}
      />
      {rascunho.isAgendado && (
        <Field label={text.hora} hint={text.dicaHora} error={isMissing && text.faltaHora}>
          <TextInput
            name="hora"
            type="datetime-local"
            value={rascunho.hora}
            min={`${dia}T${hora.slice(0, 5)}`}
            max={`${last < dataFinal ? last : dataFinal}T23:59`}
            onChange={({ currentTarget }) => onChange({ hora: currentTarget.value })}
          />
        </Field>
      )}
      {enviarEm !== undefined && (
        <p className={styles.quiet} role="status">
          {toSaida(enviarEm, agora)}
        </p>
      )}
    </div>
  );
}
