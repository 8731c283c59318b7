import { PeekPanel } from '@trevo/ui/dialog/PeekPanel.tsx';
import { consolePlatformText } from '../../../platform/console-platform.text.ts';
import { editorText } from './editor.text.ts';
import { MarcasLista } from './MarcasLista.tsx';
import type { Marca } from './marcas.ts';

const text = editorText.marcas;

/** Errors and warnings beside the editor. */
export function MarcasDialog(props: {
  marcas: readonly Marca[];
  onCampo(chave: string): void;
  onLinha(linha: number, coluna: number): void;
  onClose(): void;
}) {
  const { marcas, onCampo, onLinha, onClose } = props;
  return (
    <PeekPanel open onClose={onClose} title={text.titulo} closeLabel={consolePlatformText.fechar}>
      {marcas.length === 0 ? (
        <p>{text.nenhuma}</p>
      ) : (
        <MarcasLista marcas={marcas} onCampo={onCampo} onLinha={onLinha} />
      )}
    </PeekPanel>
  );
}
