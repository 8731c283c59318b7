import { useState } from 'react';
import { useEnderecoPedido } from './use-endereco-pedido.ts';
import { useEntregaEndereco } from './use-entrega.ts';

export type EntregaPedido = ReturnType<typeof useEntregaPedido>;

/** The delivery of a new order: the address of the profile, or the form that asks for one. */
export function useEntregaPedido(retirada: boolean) {
  const endereco = useEntregaEndereco();
  const pedido = useEnderecoPedido();
  const [wasRefused, setRefused] = useState(false);
  const isMissing = !retirada && endereco.situacao === 'falta';
  const isAsked = !retirada && endereco.situacao === 'pedida';
  return {
    endereco,
    pedido,
    /** The order was refused because the profile has no address. */
    isFalta: wasRefused && isMissing,
    /** The address of the form; undefined where the profile's is used. */
    informado: isAsked ? pedido.form : undefined,
    /** Returns whether the address is complete, and shows its missing fields. */
    check(): boolean {
      setRefused(isMissing);
      return isAsked ? pedido.check() : !isMissing;
    },
  };
}
