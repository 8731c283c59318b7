import styles from './FatoLista.module.css';

/** A named fact. `isCodigo`: long and read letter by letter. */
export interface Fato {
  readonly nome: string;
  readonly valor: string;
  readonly isCodigo?: boolean;
}

/** Facts as a list of names and values. */
export function FatoLista({ fatos }: { fatos: readonly Fato[] }) {
  return (
    <dl className={styles.lista}>
      {fatos.map(({ nome, valor, isCodigo }) => (
        <div key={nome}>
          <dt>{nome}</dt>
          <dd data-codigo={isCodigo || undefined}>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}
