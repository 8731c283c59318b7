import { buildModelo } from '@trevo/config/modelos/build-modelo';
import { type Modelo, pedeSorteio } from '@trevo/config/modelos/modelo-respostas';
import { formatCentavos } from '@trevo/client/format.ts';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MoneyInput } from '@trevo/ui/field/MoneyInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../platform/api/use-act.ts';
import { Recusa } from '../../../platform/screen/Leitura.tsx';
import { agoraServidor } from '../../../platform/session/sessao-store.ts';
import { toRascunhoAddress } from '../estudio-address.ts';
import { ItensNova } from './ItensNova.tsx';
import { MarcaNova } from './MarcaNova.tsx';
import { type CamposNova, findErros, hasItens, toCamposIniciais, toRespostas } from './nova-respostas.ts';
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

  const input = (
    campo:
      | 'razao'
      | 'cnpj'
      | 'nome'
      | 'host'
      | 'email'
      | 'certificado'
      | 'inicio'
      | 'fim'
      | 'sorteio'
      | 'produtos'
      | 'percentual'
      | 'numerosPorCodigo',
  ) => ({
    value: campos[campo],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      set({ [campo]: currentTarget.value }),
  });
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.part}>
        <legend>{text.campanha}</legend>
        <Field label={text.nome} hint={text.dicaNome} error={erros.nome}>
          <TextInput autoComplete="off" maxLength={120} {...input('nome')} />
        </Field>
        <Field label={text.host} hint={text.dicaHost} error={erros.host}>
          <TextInput
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            {...input('host')}
          />
        </Field>
        <div className={styles.pair}>
          <Field label={text.inicio} error={erros.inicio}>
            <TextInput type="date" {...input('inicio')} />
          </Field>
          <Field label={text.fim} error={erros.fim}>
            <TextInput type="date" {...input('fim')} />
          </Field>
        </div>
        <Field label={text.certificado} hint={text.dicaCertificado}>
          <TextInput autoComplete="off" {...input('certificado')} />
        </Field>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{text.regra}</legend>
        {(modelo === 'valor' || modelo === 'pontos') && (
          <Field label={text.reais[modelo]} error={erros.centavos}>
            <MoneyInput
              value={campos.centavos}
              format={formatCentavos}
              onValueChange={(centavos) => set({ centavos })}
            />
          </Field>
        )}
        {modelo === 'quantidade' && (
          <Field label={text.produtos} error={erros.produtos}>
            <TextInput inputMode="numeric" figures {...input('produtos')} />
          </Field>
        )}
        {modelo === 'cashback' && (
          <Field label={text.percentual} error={erros.percentual}>
            <TextInput inputMode="decimal" figures trailing="%" {...input('percentual')} />
          </Field>
        )}
        {modelo === 'codigos' && (
          <Field label={text.numerosPorCodigo} error={erros.numerosPorCodigo}>
            <TextInput inputMode="numeric" figures {...input('numerosPorCodigo')} />
          </Field>
        )}
        {modelo === 'instantaneo' && (
          <Segmented
            label={text.revelacao}
            options={(['raspadinha', 'giro'] as const).map((value) => ({
              value,
              label: text.revelacoes[value],
            }))}
            value={campos.revelacao}
            onValueChange={(revelacao) => set({ revelacao })}
          />
        )}
        {hasItens(modelo) && (
          <ItensNova
            rotulo={modelo === 'instantaneo' ? text.itens.instantaneo : text.itens.vitrine}
            itens={campos.itens}
            erro={erros.itens}
            onChange={(itens) => set({ itens })}
          />
        )}
        <Field
          label={text.sorteio}
          hint={pedeSorteio(modelo) ? text.dicaSorteio.pede : text.dicaSorteio.pode}
          error={erros.sorteio}
        >
          <TextInput autoComplete="off" {...input('sorteio')} />
        </Field>
      </fieldset>
      <MarcaNova campos={campos} erros={erros} onChange={set} />
      <fieldset className={styles.part}>
        <legend>{text.quem}</legend>
        <Field
          label={text.promotoraID}
          hint={isPromotoraFixa ? text.dicaPromotora : undefined}
          error={erros.promotoraID}
        >
          <TextInput
            readOnly={isPromotoraFixa}
            autoComplete="off"
            value={campos.promotoraID}
            onChange={({ currentTarget }) => set({ promotoraID: currentTarget.value })}
          />
        </Field>
        <Field label={text.razao} error={erros.razao}>
          <TextInput autoComplete="organization" {...input('razao')} />
        </Field>
        <Field label={text.cnpj} hint={text.dicaCnpj} error={erros.cnpj}>
          <TextInput autoComplete="off" figures {...input('cnpj')} />
        </Field>
        <Field label={text.email} error={erros.email}>
          <TextInput type="email" autoComplete="off" {...input('email')} />
        </Field>
      </fieldset>
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
