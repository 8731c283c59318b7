import type { ProvedorServico } from '@trevo/contract/provedor/provedor.calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { provedorConsoleText } from './provedor-console.text.ts';
import { type Campo, camposDe, camposSecretos, toCorpo, type Valores } from './provedor-form.ts';
import styles from './ProvedorDialog.module.css';

const text = provedorConsoleText.form;

const toDica = (servico: ProvedorServico, campo: Campo): string | undefined => {
  if (campo !== 'url') return undefined;
  return servico === 'email' || servico === 'sns' ? text.dicas[servico] : text.dicas.url;
};

/** Asks for the configuration of a provider; setting it needs a second person. */
export function ProvedorDialog(props: { promotora: string; servico: ProvedorServico; onClose(): void }) {
  const { promotora, servico, onClose } = props;
  const formId = useId();
  const definir = useAct('operador.definirProvedor', onClose);
  const [valores, setValores] = useState<Valores>({});
  const nome = provedorConsoleText.servicos[servico];

  async function set(): Promise<void> {
    // The compiler does not relate a union of bodies to the input of the call.
    const input = { params: { promotora }, body: toCorpo(servico, valores) } as Parameters<
      typeof definir.run
    >[0];
    if (!(await definir.run(input))) return;
    avisos.show(provedorConsoleText.feito(nome), { tone: 'sucesso' });
    onClose();
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    void set();
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={text.titulo(nome)}
      closeLabel={text.fechar}
      actions={
        <Button type="submit" form={formId} wide pending={definir.isPending}>
          {text.enviar}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={send}>
        {camposDe[servico].map((campo) => {
          const dica = toDica(servico, campo);
          return (
            <Field key={campo} label={text.campos[campo]} {...(dica ? { hint: dica } : {})}>
              <TextInput
                type={camposSecretos.has(campo) ? 'password' : 'text'}
                autoComplete="off"
                value={valores[campo] ?? ''}
                onChange={({ target }) => setValores({ ...valores, [campo]: target.value })}
              />
            </Field>
          );
        })}
        <p className={styles.quiet}>{text.efeito}</p>
        <Recusa error={definir.error} />
      </form>
    </Modal>
  );
}
