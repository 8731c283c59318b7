import { CircleAlert, TriangleAlert } from 'lucide-react';
import { formularioText } from '../formulario/formulario.text.ts';
import { editorText as text } from './editor.text.ts';
import type { Marca } from './marcas.ts';
import { countIn, type SecaoEditor } from './secoes-editor.ts';
import styles from './Editor.module.css';

/** The outline of the document, with marks where something is wrong. */
export function Sumario(props: {
  secoes: readonly SecaoEditor[];
  marcas: readonly Marca[];
  atual: string;
  /** Sections that the file has. */
  presentes: ReadonlySet<string>;
  onChoose(id: string): void;
}) {
  const { secoes, marcas, atual, presentes, onChoose } = props;
  return (
    <nav className={styles.outline} aria-label={text.secoes}>
      {(['campanha', 'aparencia'] as const).map((grupo) => (
        <div key={grupo}>
          <h2>{text.grupos[grupo]}</h2>
          <ul>
            {secoes
              .filter((secao) => secao.grupo === grupo)
              .map(({ id, campo }) => {
                const { erros, avisos } = countIn(marcas, id);
                return (
                  <li key={id}>
                    <button
                      type="button"
                      aria-current={id === atual ? 'true' : undefined}
                      data-absent={presentes.has(id) ? undefined : true}
                      onClick={() => onChoose(id)}
                    >
                      <span>{campo.rotulo}</span>
                      {erros > 0 ? (
                        <CircleAlert
                          className={styles.wrong}
                          role="img"
                          aria-label={formularioText.errosAqui(erros)}
                        />
                      ) : (
                        avisos > 0 && (
                          <TriangleAlert
                            className={styles.odd}
                            role="img"
                            aria-label={formularioText.avisosAqui(avisos)}
                          />
                        )
                      )}
                    </button>
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
