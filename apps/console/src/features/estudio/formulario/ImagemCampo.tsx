import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { EscolhaArquivo } from '../../../platform/screen/EscolhaArquivo.tsx';
import { Recusa } from '../../../platform/screen/Leitura.tsx';
import { usePermissao } from '../../../platform/session/permissao.ts';
import { isImagemAceita, tiposImagem, useEnviarImagem } from '../documento/use-enviar-imagem.ts';
import { type CampoProps, useFormulario } from './formulario-context.ts';
import { formularioText as text } from './formulario.text.ts';
import { readValor } from './read-valor.ts';
import { useTyped } from './use-typed.ts';
import styles from './Campos.module.css';

/** The address of a picture, which an upload fills in. */
export function ImagemCampo({ campo, caminho }: CampoProps) {
  const { valores, edit, findMarcas, isSoLeitura } = useFormulario();
  const mayUpload = usePermissao()('operador.guardarImagemCampanha');
  const valor = readValor(valores, caminho);
  const [marca] = findMarcas(caminho);
  const frase = marca && text.frase(marca.problema, marca.cura);
  const isItem = typeof caminho.at(-1) === 'number';
  const put = (endereco: string) =>
    edit(
      endereco.trim() === '' && !campo.isObrigatorio && !isItem
        ? { tipo: 'tirar', caminho }
        : { tipo: 'por', caminho, valor: endereco.trim() },
    );
  const typed = useTyped(typeof valor === 'string' ? valor : '', put);
  const file = useRef<HTMLInputElement>(null);
  const enviar = useEnviarImagem();
  const [isRecusada, setRecusada] = useState(false);

  async function send(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setRecusada(!isImagemAceita(chosen));
    if (!isImagemAceita(chosen)) return;
    const enviada = await enviar.run(chosen);
    if (enviada) put(enviada.endereco);
  }

  return (
    <div className={styles.picture}>
      <Field
        label={campo.rotulo}
        hint={marca && !marca.isErro ? text.aviso(frase!) : campo.ajuda}
        error={(isRecusada && text.imagemRecusada) || (marca?.isErro && frase)}
        required={campo.isObrigatorio}
      >
        <TextInput
          readOnly={isSoLeitura}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={typed.value}
          onChange={({ currentTarget }) => typed.change(currentTarget.value)}
          onBlur={typed.flush}
        />
      </Field>
      {mayUpload && !isSoLeitura && (
        <div className={styles.upload}>
          {enviar.result && <img src={enviar.result.conteudo} alt="" className={styles.thumb} />}
          <Button
            variant="secondary"
            size="small"
            icon={<ImageUp />}
            aria-label={text.imagemDe(campo.rotulo)}
            pending={enviar.isPending}
            onClick={() => file.current?.click()}
          >
            {text.enviarImagem}
          </Button>
          <EscolhaArquivo
            ref={file}
            rotulo={campo.rotulo}
            aceita={tiposImagem}
            onChoose={(one) => void send(one)}
          />
        </div>
      )}
      <Recusa error={enviar.error} />
    </div>
  );
}
