import { motivoSorteioText } from '@trevo/contract/sorteio/motivo-sorteio.text';
import {
  type MotivoDesclassificacao,
  motivosDesclassificacao,
} from '@trevo/rules/sorte/sorteio/motivo-sorteio';
import { formatNumeroSorte } from '@trevo/rules/texto/mask';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { MotivoDialog } from '../../platform/screen/ato/MotivoDialog.tsx';
import type { Apuracao, SorteioRef } from './sorteio-address.ts';
import { sorteioConsoleText } from './sorteio-console.text.ts';

const text = sorteioConsoleText.apuracao;
const motivos = motivosDesclassificacao.map((value) => ({ value, label: motivoSorteioText[value] }));

/** Asks for the reason why a drawn number loses its prize. */
export function DesclassificarDialog(props: {
  params: SorteioRef;
  versao: number;
  titular: Apuracao['premiados'][number];
  onClose(): void;
}) {
  const { params, versao, titular, onClose } = props;
  const { serie, numero } = titular;
  const [motivo, setMotivo] = useState<MotivoDesclassificacao>(motivosDesclassificacao[0]);
  const desclassificar = useAct('operador.desclassificar');
  async function send(texto: string): Promise<void> {
    if (!(await desclassificar.run({ params, body: { versao, serie, numero, motivo, texto } }))) return;
    onClose();
    avisos.show(text.feito, { tone: 'sucesso' });
  }
  return (
    <MotivoDialog
      titulo={text.dialogo(formatNumeroSorte(serie, numero))}
      rotulo={text.texto}
      fazer={text.desclassificar}
      isGrave
      isPending={desclassificar.isPending}
      error={desclassificar.error}
      onSend={(texto) => void send(texto)}
      onClose={onClose}
    >
      <p>{text.efeito}</p>
      <Field label={text.motivo}>
        <SelectInput
          value={motivo}
          options={motivos}
          onChange={({ currentTarget }) => setMotivo(currentTarget.value as MotivoDesclassificacao)}
        />
      </Field>
    </MotivoDialog>
  );
}
