import { normalizeUsuario, type TipoIdentificacao } from '@trevo/rules/pessoa/usuario';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { takeFirstForm } from '../../platform/browser/first-form.ts';
import type { Entrada } from './use-entrada.ts';

/**
 * Takes over from the server-rendered field, which accepts input before the app has loaded: its value, its focus
 * and a press of its button pass to the app's field in the same place.
 */
export function useFirstField(
  numero: RefObject<HTMLInputElement | null>,
  { changeUsuario, submit }: Pick<Entrada, 'changeUsuario' | 'submit'>,
  tipo: TipoIdentificacao,
): void {
  const [isSent, setSent] = useState(false);
  useLayoutEffect(() => {
    const form = takeFirstForm();
    const field = form?.querySelector('input');
    if (!form || !field) return;
    // Move the focus directly: a closed keyboard opens again only by touch.
    if (document.activeElement === field) numero.current?.focus({ preventScroll: true });
    if (field.value) changeUsuario(normalizeUsuario(field.value, tipo));
    if ('enviado' in form.dataset) setSent(true);
    form.remove();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the server-rendered field is taken over once
  }, []);
  useEffect(() => {
    if (!isSent) return;
    setSent(false);
    if (submit() === 'usuario') numero.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- sent once, with the number that came with it
  }, [isSent]);
}
