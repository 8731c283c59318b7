import { Smartphone } from 'lucide-react';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { instalacaoText as text } from './instalacao.text.ts';
import { useInstalar } from './use-instalar.ts';

/** Menu row to install the app, shown even after a dismissal; renders nothing when installing is impossible or done. */
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
