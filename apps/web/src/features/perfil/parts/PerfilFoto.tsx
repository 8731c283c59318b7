import { formatNome } from '@trevo/rules/pessoa/nome';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { toApiUrl } from '../../../platform/api/api-client.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Avatar } from '@trevo/ui/display/picture/Avatar.tsx';
import type { Consumidor } from '../../consumidor/public.ts';
import { FotoPainel } from '../FotoPainel.tsx';
import { fotoText as text } from '../perfil.text.ts';
import styles from './PerfilFoto.module.css';

export interface PerfilFotoProps {
  consumidor: Consumidor;
  /** Requests a new URL for the photo, because URLs expire after minutes. */
  onFotoFail(): void;
}

/** Photo and name of the consumidor. Choosing another photo keeps the input of the form. */
export function PerfilFoto({ consumidor, onFotoFail }: PerfilFotoProps) {
  const texto = useTexto();
  const [isChoosing, setChoosing] = useState(false);
  const { nome, uriFotoPerfil } = consumidor;
  return (
    <div className={styles.pessoa}>
      <Avatar
        src={uriFotoPerfil ? toApiUrl(uriFotoPerfil) : null}
        name={nome}
        size="large"
        onFail={onFotoFail}
      />
      <div className={styles.words}>
        {nome && <p className={styles.nome}>{formatNome(nome)}</p>}
        <Button
          variant="secondary"
          size="small"
          icon={<Camera />}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          {texto(text.alterar.id, text.alterar.texto)}
        </Button>
      </div>
      {isChoosing && <FotoPainel onClose={() => setChoosing(false)} />}
    </div>
  );
}
