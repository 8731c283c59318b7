import { useEffect, useState } from 'react';
import { type FieldErrors, type FieldPath, useFormState } from 'react-hook-form';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import type { PerfilForm } from './perfil-form.ts';
import { findSecao, listFaltas, type PerfilSecao } from './perfil-secoes.ts';
import type { Perfil } from './use-perfil.ts';

export interface Secoes {
  isOpen(secao: PerfilSecao): boolean;
  toggle(secao: PerfilSecao, open: boolean): void;
}

/**
 * State of the open sections: at first those with missing, invalid or requested fields, later also those of a
 * refusal. The first requested field takes the focus.
 *
 * @param wanted fields that the user was sent here to fill, missing or not
 */
export function useSecoes(perfil: Perfil, wanted: readonly string[]): Secoes {
  const c = useConfiguracao();
  const { form, aviso } = perfil;
  const { errors } = useFormState({ control: form.control });
  const [first] = useState(() => {
    const faltam: readonly string[] = listFaltas(form.getValues(), c);
    const erradas = perfil.listErradas().filter((lugar) => !faltam.includes(lugar));
    return { faltam, erradas, lugares: [...faltam, ...erradas, ...wanted] };
  });
  const [abertas, setAbertas] = useState(() => new Set(first.lugares.map(findSecao)));

  useEffect(() => {
    // Shows the errors of invalid stored values.
    if (first.erradas.length > 0) void form.trigger([...first.erradas]);
    const lugar = wanted[0] ?? first.faltam[0];
    if (lugar) form.setFocus(lugar as FieldPath<PerfilForm>);
  }, [first, form, wanted]);

  useEffect(() => {
    if (aviso) setAbertas((before) => new Set([...before, ...listLugares(errors).map(findSecao)]));
  }, [aviso, errors]);

  return {
    isOpen: (secao) => abertas.has(secao),
    toggle(secao, open) {
      const others = [...abertas].filter((one) => one !== secao);
      setAbertas(new Set(open ? [...others, secao] : others));
    },
  };
}

/** Returns the paths of the invalid fields. */
export function listLugares(errors: FieldErrors<PerfilForm>): readonly string[] {
  return Object.entries(errors).flatMap(([campo, error]) =>
    campo === 'endereco' ? Object.keys(error).map((parte) => `endereco.${parte}`) : [campo],
  );
}
