import { type ReactNode, useId, useState } from 'react';
import { joinClasses } from '../element-props.ts';
import styles from './ChartFigure.module.css';

/** The rows of a chart as texts; the first column names the row. */
export interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface ChartFigureProps {
  /** Accessible name of chart and table. */
  label: string;
  /** The chart in one sentence, for screen readers. */
  summary: string;
  table: ChartTable;
  /** Words of the button in each state. */
  asTable: string;
  asChart: string;
  /** The series with their marks, above the chart. */
  legend?: readonly { readonly name: string; readonly mark: 'value' | 'part' | 'compare' }[];
  /** Shapes; hidden from screen readers, which get the summary and the table. */
  children: ReactNode;
}

/** A chart with a table of the same figures, one button away. */
export function ChartFigure(props: ChartFigureProps) {
  const { label, summary, table, asTable, asChart, legend, children } = props;
  const [isTable, setTable] = useState(false);
  const contentId = useId();
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.bar}>
        {legend && !isTable ? (
          <ul className={styles.legend}>
            {legend.map(({ name, mark }) => (
              <li key={name}>
                <span className={joinClasses(styles.mark, styles[mark])} aria-hidden="true" />
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <span />
        )}
        <button
          type="button"
          className={styles.toggle}
          aria-controls={contentId}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? asChart : asTable}
        </button>
      </div>
      <div id={contentId} className={styles.content}>
        {isTable ? (
          <Twin label={label} {...table} />
        ) : (
          <>
            <p className={styles.summary}>{summary}</p>
            <div aria-hidden="true">{children}</div>
          </>
        )}
      </div>
    </figure>
  );
}

const Twin = ({ label, columns, rows }: ChartTable & { label: string }) => (
  // Scrolls sideways on narrow windows, so the keyboard must reach it.
  <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" className={joinClasses(at > 0 && styles.number)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              <td key={columns[at + 1]} className={styles.number}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
