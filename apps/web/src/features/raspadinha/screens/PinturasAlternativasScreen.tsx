import { pinturasText } from '../lista.raspadinha.text.ts';
import { RaspadinhasLista } from '../parts/RaspadinhasLista.tsx';

/** The person's cards as drawings to paint. */
export function PinturasAlternativasScreen() {
  return <RaspadinhasLista look="pintura" words={pinturasText} />;
}
