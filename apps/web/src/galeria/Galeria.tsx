import { lazy, Suspense, useEffect } from 'react';
import { DialogosParte } from './partes/DialogosParte.tsx';
import { EntradaParte } from './partes/EntradaParte.tsx';
import { EstadosParte } from './partes/EstadosParte.tsx';
import { FormularioParte } from './partes/FormularioParte.tsx';
import { isEstado, replaceWorld } from './galeria-rede.ts';
import styles from './Galeria.module.css';
import { GaleriaBarra } from './GaleriaBarra.tsx';
import { GraficosParte } from './partes/GraficosParte.tsx';
import { InicioParte } from './partes/InicioParte.tsx';
import { ListasParte } from './partes/ListasParte.tsx';
import { Molduras } from './Molduras.tsx';
import { PecasParte } from './partes/PecasParte.tsx';
import { PremiosParte } from './partes/PremiosParte.tsx';
import { ResultadoParte } from './partes/ResultadoParte.tsx';
import { SecoesParte } from './partes/SecoesParte.tsx';
import { TotemParte } from './partes/TotemParte.tsx';

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
  return { default: (await import('./partes/TelasParte.tsx')).TelasParte };
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
