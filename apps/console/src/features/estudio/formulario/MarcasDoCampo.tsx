import type { Caminho } from '@trevo/config/edicao/edit-texto';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useFormulario } from './formulario-context.ts';
import { formularioText as text } from './formulario.text.ts';
import styles from './Campos.module.css';

/** Errors and warnings of a group or list itself. */
export function MarcasDoCampo({ caminho }: { caminho: Caminho }) {
  const marcas = useFormulario().findMarcas(caminho);
  if (marcas.length === 0) return null;
  return (
    <ul className={styles.marks}>
      {marcas.map(({ problema, cura, isErro }) => (
        <li key={problema} data-tone={isErro ? 'perigo' : 'alerta'}>
          {isErro ? <CircleAlert aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
          <span>{isErro ? text.frase(problema, cura) : text.aviso(text.frase(problema, cura))}</span>
        </li>
      ))}
    </ul>
  );
}
