import { useEffect } from 'react';
import { DialogosParte } from './DialogosParte.tsx';
import { EntradaParte } from './EntradaParte.tsx';
import { EstadosParte } from './EstadosParte.tsx';
import { FormularioParte } from './FormularioParte.tsx';
import { InicioParte } from './InicioParte.tsx';
import { PecasParte } from './PecasParte.tsx';
import { PremiosParte } from './PremiosParte.tsx';
import { ResultadoParte } from './ResultadoParte.tsx';
import { TEMAS } from './galeria.themes.ts';

const PARTES = {
  entrada: EntradaParte,
  inicio: InicioParte,
  resultado: ResultadoParte,
  formulario: FormularioParte,
  premios: PremiosParte,
  pecas: PecasParte,
  estados: EstadosParte,
  dialogos: DialogosParte,
} as const;

/** Every piece in every state. `?parte=` chooses the page and `?tema=` the brand; `#menu` shows the links. */
export function Galeria({ part }: { part: string }) {
  const Parte = PARTES[part as keyof typeof PARTES] ?? EntradaParte;
  useEffect(() => {
    document.title = `Galeria: ${part}`;
  }, [part]);
  return (
    <>
      {location.hash === '#menu' && <Menu />}
      <Parte />
    </>
  );
}

function Menu() {
  return (
    <nav style={{ display: 'grid', gap: 8, padding: 16 }}>
      {Object.keys(TEMAS).map((tema) => (
        <p key={tema}>
          {tema}:{' '}
          {Object.keys(PARTES).map((parte) => (
            <a key={parte} href={`?parte=${parte}&tema=${tema}#menu`} style={{ marginRight: 8 }}>
              {parte}
            </a>
          ))}
        </p>
      ))}
    </nav>
  );
}
