import { getLogoSuperior } from '@trevo/config/configuracao/configuracao-questions';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { type Pagina, toLista } from '@trevo/client/to-lista.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import { cupomText as text } from '../cupom.text.ts';
import { drawNumeros } from '../desenho/draw-numeros.ts';
import { sharePicture } from '../../../platform/desenho/share-picture.ts';
import type { Cupom } from './CupomItem.tsx';

export const isAtivo = ({ situacao }: Cupom): boolean => situacao === 'ATIVO';
const findAtivos = (pagina: Pagina<Cupom> | undefined): Cupom[] => pagina?.retorno.filter(isAtivo) ?? [];

export interface CompartilharNumerosProps {
  campanha: CampanhaWire;
  usuario: string;
  /** Whether a loaded number is active: then there is something to share before the full list has loaded. */
  hasAtivo: boolean;
}

/** Shares the consumidor's numbers as a picture through the Web Share API, else as a download. */
export function CompartilharNumeros({ campanha, usuario, hasAtivo }: CompartilharNumerosProps) {
  const { ano, identificacao, descricao } = campanha;
  const query = useCall('cupom.listarTodosConsumidor', {
    params: { ano, identificacao, user: usuario },
  });
  const logo = getLogoSuperior(useConfiguracao());
  const [pending, setPending] = useState(false);
  // A list that failed to load may contain numbers: load it again when the user shares.
  const { situacao } = toLista(query, 'cupom.nenhum');
  const isComing = situacao === 'carregando' && hasAtivo;
  if (situacao !== 'erro' && !isComing && findAtivos(query.data).length === 0) return null;

  async function share() {
    setPending(true);
    try {
      const { data: pagina, error } = query.data ? query : await query.refetch();
      if (!pagina && error) return void toasts.show(error.mensagem, { tone: 'perigo' });
      const numeros = findAtivos(pagina);
      if (numeros.length === 0) return;
      const picture = await drawNumeros({
        titulo: text.compartilharTitulo,
        campanha: descricao,
        logo,
        numeros,
      });
      await sharePicture(picture, { nome: 'meus-numeros.png', titulo: descricao });
    } catch {
      toasts.show(text.compartilharErro, { tone: 'perigo' });
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
