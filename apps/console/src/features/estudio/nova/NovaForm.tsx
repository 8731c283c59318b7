import { buildModelo } from '@trevo/config/modelos/build-modelo';
import type { Modelo } from '@trevo/config/modelos/modelo-respostas';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../platform/api/use-act.ts';
import { Recusa } from '../../../platform/screen/Leitura.tsx';
import { agoraServidor } from '../../../platform/session/sessao-store.ts';
import { toRascunhoAddress } from '../estudio-address.ts';
import { MarcaNova } from './MarcaNova.tsx';
import { QuemNova } from './QuemNova.tsx';
import { RegraNova } from './RegraNova.tsx';
import { toInput } from './to-input.ts';
import { type CamposNova, findErros, toCamposIniciais, toRespostas } from './nova-respostas.ts';
import { novaText as text } from './nova.text.ts';
import styles from './Nova.module.css';

/** The few questions of a kind of campaign; writes the file, saves it as a draft and opens it. */
export function NovaForm(props: {
  modelo: Modelo;
  /** The promoter is the chosen one; an operator of the installation may name another. */
  isPromotoraFixa: boolean;
  promotora: { identificacao: string; nome: string; cnpj: string };
}) {
  const { modelo, isPromotoraFixa, promotora } = props;
  const navigate = useNavigate();
  const gravar = useAct('operador.gravarRascunho');
  const [rascunhoID] = useState(() => crypto.randomUUID());
  const [campos, setCampos] = useState<CamposNova>(() =>
    toCamposIniciais(modelo, toSaoPaulo(new Date(agoraServidor())).dia, promotora),
  );
  const [wasSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const erros = wasSent ? findErros(modelo, campos) : {};
  const set = (part: Partial<CamposNova>) => setCampos((before) => ({ ...before, ...part }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (Object.keys(findErros(modelo, campos)).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const texto = buildModelo(toRespostas(modelo, campos));
    const body = { nome: campos.nome.trim().slice(0, 120), texto, versao: 0, base: null };
    if (await gravar.run({ params: { rascunhoID }, body })) void navigate(toRascunhoAddress(rascunhoID));
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.part}>
        <legend>{text.campanha}</legend>
        <Field label={text.nome} hint={text.dicaNome} error={erros.nome}>
          <TextInput autoComplete="off" maxLength={120} {...toInput(campos, set, 'nome')} />
        </Field>
        <Field label={text.host} hint={text.dicaHost} error={erros.host}>
          <TextInput
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            {...toInput(campos, set, 'host')}
          />
        </Field>
        <div className={styles.pair}>
          <Field label={text.inicio} error={erros.inicio}>
            <TextInput type="date" {...toInput(campos, set, 'inicio')} />
          </Field>
          <Field label={text.fim} error={erros.fim}>
            <TextInput type="date" {...toInput(campos, set, 'fim')} />
          </Field>
        </div>
        <Field label={text.certificado} hint={text.dicaCertificado}>
          <TextInput autoComplete="off" {...toInput(campos, set, 'certificado')} />
        </Field>
      </fieldset>
      <RegraNova modelo={modelo} campos={campos} erros={erros} onChange={set} />
      <MarcaNova campos={campos} erros={erros} onChange={set} />
      <QuemNova isFixa={isPromotoraFixa} campos={campos} erros={erros} onChange={set} />
      <Recusa error={gravar.error} />
      <div className={styles.end}>
        <p>{text.rascunho}</p>
        <Button type="submit" pending={gravar.isPending}>
          {text.criar}
        </Button>
      </div>
    </form>
  );
}
