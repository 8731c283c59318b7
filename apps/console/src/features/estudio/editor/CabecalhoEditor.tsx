import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useIsWide } from '@trevo/ui/layout/use-is-wide.ts';
import { Redo2, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { Tela } from '../../../platform/screen/Tela.tsx';
import { campanhasText } from '../campanhas/campanhas.text.ts';
import type { EstadoRascunho, RascunhoAberto } from '../documento/create-rascunho.ts';
import { campanhasAddress } from '../estudio-address.ts';
import { editorText as text } from './editor.text.ts';
import styles from './Editor.module.css';

export const vistas = ['formulario', 'yaml', 'diferencas', 'simulacao'] as const;
export type Vista = (typeof vistas)[number];

/** Name, state of saving, undo and the choice of the view. */
export function CabecalhoEditor(props: {
  rascunho: RascunhoAberto;
  estado: EstadoRascunho;
  isSoLeitura: boolean;
  vista: Vista;
  onVista(vista: Vista): void;
}) {
  const { rascunho, estado, isSoLeitura, vista, onVista } = props;
  const isWide = useIsWide();
  const { gravacao, historico } = estado;
  return (
    <Tela
      titulo={text.titulo}
      ajuda={isSoLeitura && isWide ? text.soVe : undefined}
      acao={<Link to={campanhasAddress}>{text.voltar}</Link>}
    >
      {!isWide && (
        <div className={styles.notice}>
          <Notice title={campanhasText.telefone.titulo}>{campanhasText.telefone.mensagem}</Notice>
        </div>
      )}
      <div className={styles.head}>
        <Field label={text.nome} className={styles.name}>
          <TextInput
            autoComplete="off"
            maxLength={120}
            readOnly={isSoLeitura}
            value={estado.nome}
            onChange={({ currentTarget }) => rascunho.rename(currentTarget.value)}
          />
        </Field>
        {isWide && (
          <Segmented<Vista>
            label={text.vista}
            options={vistas.map((value) => ({ value, label: text.vistas[value] }))}
            value={vista}
            onValueChange={onVista}
          />
        )}
        {!isSoLeitura && (
          <span className={styles.steps}>
            <IconButton
              label={text.desfazer}
              icon={<Undo2 />}
              aria-disabled={historico.antes.length === 0 || undefined}
              onClick={rascunho.undo}
            />
            <IconButton
              label={text.refazer}
              icon={<Redo2 />}
              aria-disabled={historico.depois.length === 0 || undefined}
              onClick={rascunho.redo}
            />
          </span>
        )}
        {!isSoLeitura && (
          <span className={styles.saved} data-estado={gravacao}>
            <span role="status">{text.gravacao[gravacao]}</span>
            {(gravacao === 'semResposta' || gravacao === 'recusado') && (
              <Button variant="secondary" size="small" onClick={() => void rascunho.save()}>
                {text.tentarGravar}
              </Button>
            )}
          </span>
        )}
      </div>
    </Tela>
  );
}
