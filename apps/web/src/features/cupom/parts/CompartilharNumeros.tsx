import { getLogoSuperior } from '@trevo/config/configuracao/configuracao-questions';
import { ApiError } from '@trevo/client/api-error.ts';
import { type Pagina, toLista } from '@trevo/client/to-lista.ts';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { sharePicture } from '../../../platform/desenho/share-picture.ts';
import { useIsTotem } from '../../../platform/storage/totem.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import { cupomText as text } from '../cupom.text.ts';
import { drawNumeros, type NumerosPicture } from '../desenho/draw-numeros.ts';
import type { Cupom } from './CupomItem.tsx';

export const isAtivo = ({ situacao }: Cupom): boolean => situacao === 'ATIVO';
const findAtivos = (pagina: Pagina<Cupom> | undefined): Cupom[] => pagina?.retorno.filter(isAtivo) ?? [];

export interface CompartilharNumerosProps {
  campanha: CampanhaWire;
  /** Returns the numbers of the picture; throws ApiError. */
  listNumeros(): NumerosPicture['numeros'] | Promise<NumerosPicture['numeros']>;
}

/**
 * Shares numbers as a picture through the Web Share API, else as a download. A kiosk, which is shared, does not
 * offer it.
 */
export function CompartilharNumeros({ campanha: { descricao }, listNumeros }: CompartilharNumerosProps) {
  const logo = getLogoSuperior(useConfiguracao());
  const [pending, setPending] = useState(false);
  if (useIsTotem()) return null;

  async function share() {
    setPending(true);
    try {
      const numeros = await listNumeros();
      if (numeros.length === 0) return;
      const titulo = text.compartilharTitulo;
      const picture = await drawNumeros({ titulo, campanha: descricao, logo, numeros });
      await sharePicture(picture, { nome: 'meus-numeros.png', titulo: descricao });
    } catch (thrown) {
      const words = thrown instanceof ApiError ? thrown.mensagem : text.compartilharErro;
      toasts.show(words, { tone: 'perigo' });
    } finally {
      setPending(false);
    }
  }
  return (
    <Button variant="secondary" wide icon={<Share2 />} pending={pending} onClick={() => void share()}>
      {text.compartilhar}
    </Button>
  );
}

export interface CompartilharTodosProps {
  campanha: CampanhaWire;
  usuario: string;
  /** Whether a loaded number is active: then there is something to share before the full list has loaded. */
  hasAtivo: boolean;
}

/** Shares all active numbers of the consumidor. */
export function CompartilharTodos({ campanha, usuario, hasAtivo }: CompartilharTodosProps) {
  const { ano, identificacao } = campanha;
  const query = useCall('cupom.listarTodosConsumidor', {
    params: { ano, identificacao, user: usuario },
  });
  // A list that failed to load may contain numbers: load it again when the user shares.
  const { situacao } = toLista(query, 'cupom.nenhum');
  const isComing = situacao === 'carregando' && hasAtivo;
  if (situacao !== 'erro' && !isComing && findAtivos(query.data).length === 0) return null;

  async function listNumeros() {
    const { data: pagina, error } = query.data ? query : await query.refetch();
    if (!pagina && error) throw error;
    return findAtivos(pagina);
  }
  return <CompartilharNumeros campanha={campanha} listNumeros={listNumeros} />;
}
