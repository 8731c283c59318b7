import type { EnderecoParte } from '@trevo/config/pessoa/check-endereco';
import { useEffect, useState } from 'react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { EnderecoFields, useEndereco } from '../../consumidor/public.ts';
import { enderecoCampos, isEnderecoRequired, toEndereco } from '../cadastro-form.ts';
import { cadastroText as text } from '../cadastro.text.ts';
import type { Cadastro } from '../use-cadastro.ts';

const toCampo = (parte: EnderecoParte) => (parte === 'endereco' ? 'rua' : parte);

/** Address fields of the form; an optional address is hidden behind a button. */
export function EnderecoCampos({ cadastro }: { cadastro: Cadastro }) {
  const isAsked = cadastro.campos.some(({ campo }) => campo === 'cep');
  const [isOpened, setOpened] = useState(false);
  const { form, openEndereco } = cadastro;
  const hasArrived = isAsked && isOpened;
  useEffect(() => {
    // The focused button was unmounted.
    if (hasArrived) form.setFocus('cep');
  }, [hasArrived, form]);
  if (isAsked) return <Fields cadastro={cadastro} />;
  return (
    <Button
      variant="ghost"
      onClick={() => {
        setOpened(true);
        openEndereco();
      }}
    >
      {text.informarEndereco}
    </Button>
  );
}

function Fields({ cadastro }: { cadastro: Cadastro }) {
  const { form, setEnderecoFacts } = cadastro;
  const { errors, submitCount, touchedFields } = form.formState;
  const values = form.watch([...enderecoCampos]);
  const value = toEndereco(
    Object.fromEntries(enderecoCampos.map((campo, index) => [campo, values[index] ?? ''])) as Record<
      (typeof enderecoCampos)[number],
      string
    >,
  );
  /** Revalidates only fields that were validated before; untouched fields show no error. */
  const change = (parte: EnderecoParte, next: string) => {
    const campo = toCampo(parte);
    const isJudged = submitCount > 0 || touchedFields[campo] === true || errors[campo] !== undefined;
    form.setValue(campo, next, { shouldDirty: true, shouldValidate: isJudged });
  };
  const lookup = useEndereco(value, (parts) => {
    for (const [parte, next] of Object.entries(parts)) {
      const campo = toCampo(parte as EnderecoParte);
      form.setValue(campo, next, { shouldDirty: true, shouldValidate: errors[campo] !== undefined });
    }
  });
  const { municipios, bairroFromCep } = lookup;
  useEffect(() => setEnderecoFacts({ municipios, bairroFromCep }));
  return (
    <EnderecoFields
      value={value}
      lookup={lookup}
      isRequired={isEnderecoRequired(useConfiguracao())}
      onPartChange={change}
      onPartBlur={(parte) => {
        const campo = toCampo(parte);
        form.setValue(campo, form.getValues(campo), { shouldTouch: true });
        void form.trigger(campo);
      }}
      errors={Object.fromEntries(
        enderecoCampos.map((campo) => [campo === 'rua' ? 'endereco' : campo, errors[campo]?.message]),
      )}
      toRef={(parte) => form.register(toCampo(parte)).ref}
    />
  );
}
