import styles from './Galeria.module.css';

/** The same page in several widths side by side, each in an iframe. */
export function Molduras({ query }: { query: URLSearchParams }) {
  const larguras = (query.get('moldura') ?? '').split(',').map(Number).filter(Boolean);
  const inner = new URLSearchParams(query);
  inner.delete('moldura');
  inner.set('barra', 'nao');
  return (
    <main className={styles.molduras}>
      {larguras.map((largura) => (
        <figure key={largura}>
          <figcaption>{largura} px</figcaption>
          <iframe title={`${largura} px`} src={`?${inner.toString()}`} width={largura} />
        </figure>
      ))}
    </main>
  );
}
