import type { EnderecoParte } from '@trevo/config/check-endereco';
import { isCampoObrigatorio } from '@trevo/config/configuracao-questions';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { EnderecoFields, enderecoPartes, useEndereco } from '../../consumidor/public.ts';
import type { Perfil } from '../use-perfil.ts';

/** The address of the profile; the postal code fills what it knows. */
export function PerfilEndereco({ perfil }: { perfil: Perfil }) {
  const { form, setEnderecoFacts } = perfil;
  const { errors, submitCount } = form.formState;
  const value = useWatch({ control: form.control, name: 'endereco' });
  const change = (parte: EnderecoParte, next: string) => {
    const isJudged = submitCount > 0 || errors.endereco?.[parte] !== undefined;
    form.setValue(`endereco.${parte}`, next, { shouldDirty: true, shouldValidate: isJudged });
  };
  const lookup = useEndereco(value, (parts) => {
    for (const [parte, next] of Object.entries(parts)) change(parte as EnderecoParte, next);
  });
  const { municipios, bairroFromCep } = lookup;
  useEffect(() => setEnderecoFacts({ municipios, bairroFromCep }));
  return (
    <EnderecoFields
      value={value}
      lookup={lookup}
      isRequired={isCampoObrigatorio(useConfiguracao(), 'endereco')}
      onPartChange={change}
      onPartBlur={(parte) => void form.trigger(`endereco.${parte}`)}
      errors={Object.fromEntries(enderecoPartes.map((parte) => [parte, errors.endereco?.[parte]?.message]))}
      toRef={(parte) => form.register(`endereco.${parte}`).ref}
    />
  );
}
