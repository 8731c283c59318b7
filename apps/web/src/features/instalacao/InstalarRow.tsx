import { Smartphone } from 'lucide-react';
import { askInstalar, useModoInstalacao } from '../../platform/browser/instalar.ts';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { ListRow } from '../../ui/display/ListRow.tsx';
import { instalacaoText as text } from './instalacao.text.ts';

/** The same for who looks for it, whatever they said before; nothing where the device cannot or has it. */
export function InstalarRow() {
  const modo = useModoInstalacao();
  if (!modo) return null;
  const install = () => (modo === 'iphone' ? paineis.open('instalar') : void askInstalar());
  return <ListRow leading={<Smartphone />} title={text.conta} arrow={modo === 'iphone'} onClick={install} />;
}
