import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { FormDisclosure } from '@trevo/ui/field/FormDisclosure.tsx';
import {
  describeSecao,
  findSecao,
  listPerguntas,
  nameLugar,
  nameShort,
  type PerfilSecao,
} from '../perfil-secoes.ts';
import { perfilText } from '../perfil.text.ts';
import type { Perfil } from '../use-perfil.ts';
import { listLugares, type Secoes } from '../use-secoes.ts';

const { secoes: titulos, secao: text } = perfilText;

export interface PerfilSecaoParteProps {
  secao: PerfilSecao;
  icon: ReactNode;
  perfil: Perfil;
  secoes: Secoes;
  children: ReactNode;
}

/** Section of the profile with a heading that summarises missing or invalid fields, else its content. */
export function PerfilSecaoParte({ secao, icon, perfil, secoes, children }: PerfilSecaoParteProps) {
  const c = useConfiguracao();
  const { control } = perfil.form;
  const { errors } = useFormState({ control });
  const { faltam, resumo } = useWatch({ control, compute: (form) => describeSecao(secao, form, c) });
  const missing: readonly string[] = faltam;
  const erradas = listLugares(errors).filter(
    (lugar) => findSecao(lugar) === secao && !missing.includes(lugar),
  );
  const name = (lugar: string) => nameLugar(lugar, c);
  const asks = [
    ...(faltam.length > 0 ? [text.faltam(faltam.map(name))] : []),
    ...(erradas.length > 0 ? [text.confira(erradas.map(name))] : []),
  ];
  const isOpen = secoes.isOpen(secao);
  // An open section shows this in its fields.
  const rest =
    resumo || text.opcional(secao === 'mais' ? listPerguntas(c).map((campo) => nameShort(campo, c)) : []);
  return (
    <FormDisclosure
      level={3}
      title={titulos[secao]}
      icon={icon}
      tone={asks.length > 0 ? 'alerta' : 'normal'}
      detail={asks.join(' · ') || (isOpen ? undefined : rest)}
      open={isOpen}
      onToggle={(open) => secoes.toggle(secao, open)}
    >
      {children}
    </FormDisclosure>
  );
}
