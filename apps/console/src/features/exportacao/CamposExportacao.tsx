import {
  type ExportacaoFormato,
  type ExportacaoTipo,
  exportacaoTipos,
} from '@trevo/contract/exportacao/exportacao.calls';
import { Checkbox } from '@trevo/ui/choice/Checkbox.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { TextArea, TextInput } from '@trevo/ui/field/TextInput.tsx';
import type { RefObject } from 'react';
import { exportacaoConsoleText } from './exportacao-console.text.ts';
import type { listFaltas, Rascunho } from './exportacao-rascunho.ts';
import styles from './Exportacoes.module.css';

const text = exportacaoConsoleText.nova;
const formatos = Object.entries(exportacaoConsoleText.formatos).map(([value, label]) => ({ value, label }));

/** The fields of a new export. */
export function CamposExportacao(props: {
  rascunho: Rascunho;
  faltas: ReturnType<typeof listFaltas>;
  field: RefObject<HTMLSelectElement | null>;
  onChange(change: Partial<Rascunho>): void;
}) {
  const { rascunho, faltas, field, onChange } = props;
  const { tipo, porItem, formato, de, ate, comDados, finalidade } = rascunho;
  return (
    <div className={styles.form}>
      <Field label={text.tipo}>
        <SelectInput
          ref={field}
          value={tipo}
          options={exportacaoTipos.map((value) => ({ value, label: exportacaoConsoleText.tipos[value] }))}
          onChange={({ currentTarget }) => onChange({ tipo: currentTarget.value as ExportacaoTipo })}
        />
      </Field>
      {tipo === 'notas' && (
        <Checkbox
          label={text.porItem}
          checked={porItem}
          onChange={({ currentTarget }) => onChange({ porItem: currentTarget.checked })}
        />
      )}
      <Field label={text.formato}>
        <SelectInput
          value={formato}
          options={formatos}
          onChange={({ currentTarget }) => onChange({ formato: currentTarget.value as ExportacaoFormato })}
        />
      </Field>
      <div className={styles.period}>
        <Field label={text.de} hint={text.dicaPeriodo}>
          <TextInput
            type="date"
            value={de}
            onChange={({ currentTarget }) => onChange({ de: currentTarget.value })}
          />
        </Field>
        <Field label={text.ate} error={faltas.ate}>
          <TextInput
            type="date"
            value={ate}
            onChange={({ currentTarget }) => onChange({ ate: currentTarget.value })}
          />
        </Field>
      </div>
      <Checkbox
        label={text.comDados}
        checked={comDados}
        onChange={({ currentTarget }) => onChange({ comDados: currentTarget.checked })}
      />
      {comDados ? (
        <>
          <Notice tone="alerta">{text.avisoDados}</Notice>
          <Field label={text.finalidade} hint={text.dicaFinalidade} error={faltas.finalidade}>
            <TextArea
              value={finalidade}
              maxLength={500}
              onChange={({ currentTarget }) => onChange({ finalidade: currentTarget.value })}
            />
          </Field>
        </>
      ) : (
        <p className={styles.quiet}>{text.semDados}</p>
      )}
    </div>
  );
}
