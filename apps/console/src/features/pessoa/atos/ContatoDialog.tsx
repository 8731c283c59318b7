import { isTelefone } from '@trevo/rules/pessoa/telefone';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { useState } from 'react';
import { useAct } from '../../../platform/api/use-act.ts';
import { formatCompleto } from '../../../platform/format/momento.ts';
import { avisos } from '../../../platform/screen/avisos-store.ts';
import { Recusa } from '../../../platform/screen/Leitura.tsx';
import { MotivoDialog } from '../../../platform/screen/ato/MotivoDialog.tsx';
import { pessoaText } from '../pessoa.text.ts';
import type { PessoaRef } from '../pessoa.wire.ts';
import styles from './AtosPessoa.module.css';

const text = pessoaText.atos.corrigir;

type Contato = 'celular' | 'email';

const contatos = (['celular', 'email'] as const).map((value) => ({ value, label: text.contatos[value] }));

/** Replaces the phone, which its owner proves by a code, or the e-mail address, which waits for its confirmation. */
export function ContatoDialog({ pessoa, onClose }: { pessoa: PessoaRef; onClose(): void }) {
  const corrigir = useAct('operador.corrigirContato');
  const [contato, setContato] = useState<Contato>('celular');
  const [celular, setCelular] = useState('');
  const [email, setEmail] = useState('');
  const [codigo, setCodigo] = useState('');
  const [wasSent, setSent] = useState(false);
  const isCelular = contato === 'celular';
  const isValid = isCelular ? isTelefone(celular) : /^\S+@\S+\.\S+$/.test(email.trim());
  const isCodigo = /^\d{6}$/.test(codigo.trim());

  async function send(motivo: string): Promise<void> {
    setSent(true);
    if (!isValid || (isCelular && !isCodigo)) return;
    const body = isCelular ? { celular, codigo: codigo.trim(), motivo } : { email: email.trim(), motivo };
    const corrigido = await corrigir.run({ params: { ...pessoa }, body });
    if (!corrigido) return;
    const { valeEm } = corrigido.retorno;
    avisos.show(valeEm === null ? text.feito : text.feitoAte(formatCompleto(valeEm)), { tone: 'sucesso' });
    onClose();
  }

  return (
    <MotivoDialog
      titulo={text.titulo}
      rotulo={text.motivo}
      fazer={text.corrigir}
      isPending={corrigir.isPending}
      error={corrigir.error}
      onSend={(motivo) => void send(motivo)}
      onClose={onClose}
    >
      <div className={styles.form}>
        <Segmented<Contato>
          label={text.qual}
          options={contatos}
          value={contato}
          onValueChange={(value) => {
            setContato(value);
            setSent(false);
            corrigir.forget();
          }}
        />
        <p>{text.efeito[contato]}</p>
        <Field label={text.novo[contato]} error={wasSent && !isValid && text.falta[contato]}>
          <TextInput
            key={contato}
            type={isCelular ? 'tel' : 'email'}
            value={isCelular ? celular : email}
            maxLength={isCelular ? 20 : 200}
            autoComplete="off"
            onChange={({ currentTarget }) => (isCelular ? setCelular : setEmail)(currentTarget.value)}
          />
        </Field>
        {isCelular && (
          <>
            <CodigoEnvio pessoa={pessoa} celular={celular} onInvalid={() => setSent(true)} />
            <Field label={text.codigo} error={wasSent && isValid && !isCodigo && text.falta.codigo}>
              <TextInput
                value={codigo}
                inputMode="numeric"
                maxLength={6}
                autoComplete="off"
                onChange={({ currentTarget }) => setCodigo(currentTarget.value)}
              />
            </Field>
          </>
        )}
      </div>
    </MotivoDialog>
  );
}

/** Sends the code to the typed phone. */
function CodigoEnvio(props: { pessoa: PessoaRef; celular: string; onInvalid(): void }) {
  const { pessoa, celular, onInvalid } = props;
  const enviar = useAct('operador.enviarCodigoContato');
  const metodo = enviar.result?.retorno.metodo;
  return (
    <div className={styles.code}>
      <Button
        variant="secondary"
        size="small"
        pending={enviar.isPending}
        onClick={() =>
          isTelefone(celular) ? void enviar.run({ params: { ...pessoa }, body: { celular } }) : onInvalid()
        }
      >
        {text.mandarCodigo}
      </Button>
      <div aria-live="polite">{metodo && <Notice tone="sucesso">{text.mandado[metodo]}</Notice>}</div>
      <Recusa error={enviar.error} />
    </div>
  );
}
