import { estados } from './galeria-rede.ts';
import styles from './Galeria.module.css';
import { LARGURAS, TEMAS } from './galeria.themes.ts';
import { telas } from './galeria-telas.ts';

/** Links to every page of the gallery, keeping brand, mode and state. */
export function GaleriaBarra({ query, partes }: { query: URLSearchParams; partes: readonly string[] }) {
  const parte = query.get('parte') ?? 'entrada';
  const groups: readonly (readonly [string, string, readonly string[]])[] = [
    ['Página', 'parte', partes],
    ...(parte === 'telas'
      ? ([
          ['Tela', 'tela', telas],
          ['Estado', 'estado', estados],
        ] as const)
      : []),
    ['Marca', 'tema', Object.keys(TEMAS)],
    ['Modo', 'modo', ['', 'claro', 'escuro']],
    ['Largura', 'moldura', ['', LARGURAS.join(',')]],
  ];
  return (
    <nav className={styles.barra} aria-label="Galeria">
      <details>
        <summary>
          Galeria: {parte}
          {parte === 'telas' && ` ${query.get('tela') ?? ''} ${query.get('estado') ?? ''}`}
        </summary>
        <div className={styles.grupos}>
          {groups.map(([title, name, values]) => (
            <div key={name} className={styles.grupo}>
              <strong>{title}</strong>
              {values.map((value) => (
                <a
                  key={value}
                  href={toAddress(query, name, value)}
                  aria-current={(query.get(name) ?? '') === value ? 'true' : undefined}
                >
                  {value || 'como está'}
                </a>
              ))}
            </div>
          ))}
        </div>
      </details>
    </nav>
  );
}

/** Returns the current address with one parameter changed; the default value removes it. */
function toAddress(query: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(query);
  next.delete('abrir');
  if (value) next.set(name, value);
  else next.delete(name);
  return `?${next.toString()}`;
}
