import type { Campo } from '@trevo/config/edicao/formulario';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CampoProps, useFormulario } from './formulario-context.ts';
import { formularioText as text } from './formulario.text.ts';
import { MarcasDoCampo } from './MarcasDoCampo.tsx';
import { readValor } from './read-valor.ts';
import styles from './Campos.module.css';

/** The fields of a group, without its heading. */
export function Campos({ campos, caminho }: { campos: readonly Campo[]; caminho: CampoProps['caminho'] }) {
  const { CampoView } = useFormulario();
  return campos.map((campo) => {
    const nome = campo.caminho.at(-1)!;
    return <CampoView key={nome} campo={campo} caminho={[...caminho, nome]} />;
  });
}

/** A group of fields with its heading; one that the file lacks can be added, an optional one taken out. */
export function GrupoCampo({ campo, caminho, campos }: CampoProps & { campos: readonly Campo[] }) {
  return (
    <GrupoOpcional campo={campo} caminho={caminho} novo={{}}>
      <Campos campos={campos} caminho={caminho} />
    </GrupoOpcional>
  );
}

/** Frame of a group: heading, help, marks, and the buttons of an optional one. */
export function GrupoOpcional(props: CampoProps & { novo: unknown; children: ReactNode }) {
  const { campo, caminho, novo, children } = props;
  const { valores, isSoLeitura, edit } = useFormulario();
  const isAbsent = readValor(valores, caminho) === undefined;
  // A setting with a default has its fields always.
  const isOpcional = !campo.isObrigatorio && campo.padrao === undefined;
  return (
    <fieldset className={styles.group}>
      <legend>{campo.rotulo}</legend>
      {campo.ajuda && <p className={styles.help}>{campo.ajuda}</p>}
      <MarcasDoCampo caminho={caminho} />
      {isAbsent && isOpcional ? (
        !isSoLeitura && (
          <div>
            <Button
              variant="secondary"
              size="small"
              icon={<Plus />}
              onClick={() => edit({ tipo: 'por', caminho, valor: novo })}
            >
              {text.acrescentarGrupo(campo.rotulo)}
            </Button>
          </div>
        )
      ) : (
        <>
          {children}
          {isOpcional && !isSoLeitura && (
            <div>
              <Button
                variant="ghost"
                size="small"
                icon={<X />}
                onClick={() => edit({ tipo: 'tirar', caminho })}
              >
                {text.tirarGrupo(campo.rotulo)}
              </Button>
            </div>
          )}
        </>
      )}
    </fieldset>
  );
}
