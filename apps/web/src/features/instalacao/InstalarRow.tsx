import { Smartphone } from 'lucide-react';
import { ListRow } from '@trevo/ui/display/ListRow.tsx';
import { instalacaoText as text } from './instalacao.text.ts';
import { useInstalar } from './use-instalar.ts';

/** The same for who looks for it, whatever they said before; nothing where the device cannot or has it. */
export function InstalarRow() {
  const instalar = useInstalar();
  if (!instalar) return null;
  const { loja, run } = instalar;
  const look = { leading: <Smartphone />, title: text.conta };
  if (!loja) return <ListRow {...look} arrow={false} onClick={() => void run()} />;
  return (
    <ListRow
      {...look}
      render={(className, content) => (
        <a className={className} href={loja}>
          {content}
        </a>
      )}
    />
  );
}
