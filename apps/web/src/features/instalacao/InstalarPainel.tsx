import { Check, Share, SquarePlus } from 'lucide-react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { IconSteps } from '@trevo/ui/display/IconSteps.tsx';
import { instalacaoText as text } from './instalacao.text.ts';

const icons = [<Share key="share" />, <SquarePlus key="add" />, <Check key="done" />];

/** Instructions for iPhones, without an install prompt in their browsers: the user adds the app in the share menu. */
export function InstalarPainel({ onClose }: { onClose(): void }) {
  const { titulo, passos, entendi } = text.iphone;
  return (
    <Sheet
      open
      onClose={onClose}
      title={titulo}
      closeLabel={text.fechar}
      actions={
        <Button wide onClick={onClose}>
          {entendi}
        </Button>
      }
    >
      <IconSteps icons={icons} steps={passos} />
    </Sheet>
  );
}
