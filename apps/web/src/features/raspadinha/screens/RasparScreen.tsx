import { useSearchParams } from 'react-router';
import { RevelarCard } from '../parts/RevelarCard.tsx';

/** Scratch one card: `?id=`, and `&jeito=alternativo` for the nine panes. */
export function RasparScreen() {
  const [query] = useSearchParams();
  return <RevelarCard look={query.get('jeito') === 'alternativo' ? 'alternativa' : 'raspadinha'} />;
}
