import { Button } from '@trevo/ui/action/Button.tsx';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { formularioText } from '../formulario/formulario.text.ts';
import { editorText } from './editor.text.ts';
import type { Marca } from './marcas.ts';
import styles from './Editor.module.css';

const text = editorText.marcas;

/** All errors and warnings of the text, each leads to its field and its line. */
export function MarcasLista(props: {
  marcas: readonly Marca[];
  onCampo(chave: string): void;
  onLinha(linha: number, coluna: number): void;
}) {
  const { marcas, onCampo, onLinha } = props;
  return (
    <ul className={styles.marks}>
      {marcas.map((marca) => {
        const { linha, coluna, chave, problema, cura, isErro } = marca;
        return (
          <li key={`${linha}:${coluna} ${problema}`} data-tone={isErro ? 'perigo' : 'alerta'}>
            {isErro ? (
              <CircleAlert role="img" aria-label={text.erro} />
            ) : (
              <TriangleAlert role="img" aria-label={text.aviso} />
            )}
            <span>
              {formularioText.frase(problema, cura)} <code>{chave}</code>
            </span>
            <span className={styles.markActs}>
              <Button
                variant="ghost"
                size="small"
                aria-label={text.irCampo(chave)}
                onClick={() => onCampo(chave)}
              >
                {editorText.vistas.formulario}
              </Button>
              <Button
                variant="ghost"
                size="small"
                aria-label={text.irLinha(linha)}
                onClick={() => onLinha(linha, coluna)}
              >
                {text.linha(linha)}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
