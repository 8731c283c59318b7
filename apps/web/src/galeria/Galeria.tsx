import { lazy, Suspense, useEffect } from 'react';
import { DialogosParte } from './DialogosParte.tsx';
import { EntradaParte } from './EntradaParte.tsx';
import { EstadosParte } from './EstadosParte.tsx';
import { FormularioParte } from './FormularioParte.tsx';
import { isEstado, replaceWorld } from './galeria-rede.ts';
import styles from './Galeria.module.css';
import { GaleriaBarra } from './GaleriaBarra.tsx';
import { GraficosParte } from './GraficosParte.tsx';
import { InicioParte } from './InicioParte.tsx';
import { ListasParte } from './ListasParte.tsx';
import { Molduras } from './Molduras.tsx';
import { PecasParte } from './PecasParte.tsx';
import { PremiosParte } from './PremiosParte.tsx';
import { ResultadoParte } from './ResultadoParte.tsx';
import { SecoesParte } from './SecoesParte.tsx';
import { TotemParte } from './TotemParte.tsx';

const PARTES = {
  entrada: EntradaParte,
  inicio: InicioParte,
  resultado: ResultadoParte,
  formulario: FormularioParte,
  secoes: SecoesParte,
  listas: ListasParte,
  premios: PremiosParte,
  pecas: PecasParte,
  graficos: GraficosParte,
  estados: EstadosParte,
  dialogos: DialogosParte,
  totem: TotemParte,
} as const;

/** The whole app with a stubbed environment: a lazy import that replaces network and storage only when it is shown. */
const TelasParte = lazy(async () => {
  const asked = new URLSearchParams(location.search).get('estado');
  replaceWorld(isEstado(asked) ? asked : 'muitos');
  return { default: (await import('./TelasParte.tsx')).TelasParte };
});

/**
 * Gallery of every component in every state, and every screen. `parte` chooses the page, `tema` the brand,
 * `modo` light or dark, `moldura` shows it in all widths at once, `barra=nao` hides the link bar.
 */
export function Galeria({ query }: { query: URLSearchParams }) {
  const parte = query.get('parte') ?? 'entrada';
  const Parte = parte === 'telas' ? TelasParte : (PARTES[parte as keyof typeof PARTES] ?? EntradaParte);
  useEffect(() => {
    document.title = `Galeria: ${parte}`;
  }, [parte]);
  return (
    <>
      {query.get('barra') !== 'nao' && (
        <GaleriaBarra query={query} partes={[...Object.keys(PARTES), 'telas']} />
      )}
      {query.has('moldura') ? (
        <Molduras query={query} />
      ) : (
        <div className={styles.janela}>
          <Suspense fallback={null}>
            <Parte />
          </Suspense>
        </div>
      )}
    </>
  );
}
