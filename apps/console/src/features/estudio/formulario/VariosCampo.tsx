import type { Opcao } from '@trevo/config/edicao/formulario';
import { Checkbox } from '@trevo/ui/choice/Checkbox.tsx';
import { type CampoProps, useFormulario } from './formulario-context.ts';
import { MarcasDoCampo } from './MarcasDoCampo.tsx';
import { readValor } from './read-valor.ts';
import styles from './Campos.module.css';

/** Any number of given values. */
export function VariosCampo({ campo, caminho, opcoes }: CampoProps & { opcoes: readonly Opcao[] }) {
  const { valores, edit, isSoLeitura } = useFormulario();
  const valor = readValor(valores, caminho) ?? campo.padrao;
  const escolhidos: readonly unknown[] = Array.isArray(valor) ? valor : [];

  function toggle(opcao: Opcao, isChosen: boolean): void {
    // A value that the program does not know stays in its place.
    const next = isChosen ? [...escolhidos, opcao.valor] : escolhidos.filter((one) => one !== opcao.valor);
    edit(
      next.length === 0 && !campo.isObrigatorio
        ? { tipo: 'tirar', caminho }
        : { tipo: 'por', caminho, valor: next },
    );
  }

  return (
    <fieldset className={styles.group}>
      <legend>{campo.rotulo}</legend>
      {campo.ajuda && <p className={styles.help}>{campo.ajuda}</p>}
      <MarcasDoCampo caminho={caminho} />
      <div className={styles.many}>
        {opcoes.map((opcao) => (
          <Checkbox
            key={opcao.valor}
            label={opcao.rotulo}
            checked={escolhidos.includes(opcao.valor)}
            disabled={isSoLeitura}
            onChange={({ currentTarget }) => toggle(opcao, currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
