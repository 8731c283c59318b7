import type { Campo } from '@trevo/config/edicao/formulario';
import { Button } from '@trevo/ui/action/Button.tsx';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type CampoProps, useFormulario } from './formulario-context.ts';
import { formularioText as text } from './formulario.text.ts';
import { MarcasDoCampo } from './MarcasDoCampo.tsx';
import { readValor } from './read-valor.ts';
import styles from './Campos.module.css';

/** Values under names that the author chooses. */
export function MapaCampo({ campo, caminho, item }: CampoProps & { item: Campo }) {
  const { valores, edit, isSoLeitura, CampoView } = useFormulario();
  const valor = readValor(valores, caminho);
  const nomes = typeof valor === 'object' && valor !== null ? Object.keys(valor) : [];
  const [novo, setNovo] = useState('');

  function add(): void {
    const nome = novo.trim();
    if (nome === '' || nomes.includes(nome)) return;
    setNovo('');
    edit({ tipo: 'por', caminho: [...caminho, nome], valor: '' });
  }

  return (
    <fieldset className={styles.group}>
      <legend>{campo.rotulo}</legend>
      {campo.ajuda && <p className={styles.help}>{campo.ajuda}</p>}
      <MarcasDoCampo caminho={caminho} />
      {nomes.map((nome) => (
        <div key={nome} className={styles.item}>
          <CampoView
            campo={{ ...item, rotulo: nome, ajuda: undefined, isObrigatorio: true }}
            caminho={[...caminho, nome]}
          />
          {!isSoLeitura && (
            <span className={styles.itemActs}>
              <IconButton
                label={text.tirar(nome)}
                icon={<Trash2 />}
                onClick={() => edit({ tipo: 'tirar', caminho: [...caminho, nome] })}
              />
            </span>
          )}
        </div>
      ))}
      {!isSoLeitura && (
        <div className={styles.add}>
          <Field label={text.nomeNovo}>
            <TextInput
              autoComplete="off"
              value={novo}
              onChange={({ currentTarget }) => setNovo(currentTarget.value)}
            />
          </Field>
          <Button variant="secondary" size="small" icon={<Plus />} onClick={add}>
            {text.acrescentarNome}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
