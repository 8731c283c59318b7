import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { EscolhaArquivo } from '../../../platform/screen/EscolhaArquivo.tsx';
import { Recusa } from '../../../platform/screen/Leitura.tsx';
import { isImagemAceita, tiposImagem, useEnviarImagem } from '../documento/use-enviar-imagem.ts';
import { CorInput } from '../formulario/CorInput.tsx';
import { CoresDoLogo } from '../tema/CoresDoLogo.tsx';
import { readDominantes } from '../tema/read-dominantes.ts';
import type { CamposNova, ErrosNova } from './nova-respostas.ts';
import { novaText as text } from './nova.text.ts';
import styles from './Nova.module.css';

/** Logo and two colours; the colours of the logo are proposed. */
export function MarcaNova(props: {
  campos: CamposNova;
  erros: ErrosNova;
  onChange(part: Partial<CamposNova>): void;
}) {
  const { campos, erros, onChange } = props;
  const file = useRef<HTMLInputElement>(null);
  const enviar = useEnviarImagem();
  const [isRecusada, setRecusada] = useState(false);
  const [cores, setCores] = useState<readonly string[]>([]);

  async function send(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setRecusada(!isImagemAceita(chosen));
    if (!isImagemAceita(chosen)) return;
    const enviada = await enviar.run(chosen);
    if (!enviada) return;
    const found = await readDominantes(enviada.conteudo);
    setCores(found);
    const [corPrimaria = campos.corPrimaria, corSecundaria = campos.corSecundaria] = found;
    onChange({ logo: enviada.endereco, corPrimaria, corSecundaria });
  }

  return (
    <fieldset className={styles.part}>
      <legend>{text.marca}</legend>
      <div className={styles.logo}>
        {enviar.result && (
          <img src={enviar.result.conteudo} alt={text.logoEnviado} className={styles.picture} />
        )}
        <div className={styles.stack}>
          <Button
            variant="secondary"
            size="small"
            icon={<ImageUp />}
            pending={enviar.isPending}
            onClick={() => file.current?.click()}
          >
            {campos.logo === null ? text.enviarLogo : text.trocarLogo}
          </Button>
          <small>{text.dicaLogo}</small>
          {isRecusada && <p role="alert">{text.falta.imagem}</p>}
        </div>
        <EscolhaArquivo
          ref={file}
          rotulo={text.logo}
          aceita={tiposImagem}
          onChoose={(one) => void send(one)}
        />
      </div>
      <Recusa error={enviar.error} />
      <div className={styles.pair}>
        <Field label={text.corPrimaria} error={erros.corPrimaria}>
          <CorInput value={campos.corPrimaria} onChange={(corPrimaria) => onChange({ corPrimaria })} />
        </Field>
        <Field label={text.corSecundaria} error={erros.corSecundaria}>
          <CorInput value={campos.corSecundaria} onChange={(corSecundaria) => onChange({ corSecundaria })} />
        </Field>
      </div>
      <CoresDoLogo
        cores={cores}
        onPrimaria={(corPrimaria) => onChange({ corPrimaria })}
        onSecundaria={(corSecundaria) => onChange({ corSecundaria })}
      />
    </fieldset>
  );
}
