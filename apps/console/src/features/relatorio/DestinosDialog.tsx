import { isEmail } from '@trevo/rules/pessoa/email';
import { maximoDestinos } from '@trevo/rules/relatorio/periodo-relatorio';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextArea } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { relatorioConsoleText } from './relatorio-console.text.ts';

const text = relatorioConsoleText.destinos;

const toEnderecos = (lines: string): string[] => [
  ...new Set(
    lines
      .split(/[\s,;]+/)
      .map((line) => line.toLowerCase())
      .filter(Boolean),
  ),
];

function findErro(enderecos: readonly string[]): string | undefined {
  const wrong = enderecos.find((endereco) => !isEmail(endereco));
  if (wrong !== undefined) return text.invalido(wrong);
  return enderecos.length > maximoDestinos ? text.muitos : undefined;
}

/** Replaces the addresses of the weekly report, one in a line. */
export function DestinosDialog(props: {
  campanha: CampanhaDaPromotora;
  enderecos: readonly string[];
  onClose(): void;
}) {
  const { campanha, onClose } = props;
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const definir = useAct('operador.definirDestinosRelatorio');
  const [lines, setLines] = useState(props.enderecos.join('\n'));
  const [wasSent, setSent] = useState(false);
  const enderecos = toEnderecos(lines);
  const erro = findErro(enderecos);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (erro !== undefined) return field.current?.focus();
    const { ano, identificacao } = campanha;
    if (!(await definir.run({ params: { ano, identificacao }, body: { enderecos } }))) return;
    avisos.show(text.salvos, { tone: 'sucesso' });
    onClose();
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={text.tituloDialogo}
      closeLabel={text.fechar}
      initialFocus={field}
      actions={
        <>
          <Button type="submit" form={formId} wide pending={definir.isPending}>
            {text.salvar}
          </Button>
          <Button variant="ghost" wide onClick={onClose}>
            {text.cancelar}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={text.enderecos} hint={text.dica} error={wasSent && erro}>
          <TextArea
            ref={field}
            value={lines}
            rows={6}
            onChange={({ currentTarget }) => setLines(currentTarget.value)}
          />
        </Field>
      </form>
      <Recusa error={definir.error} />
    </Modal>
  );
}
