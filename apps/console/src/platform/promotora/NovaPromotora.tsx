import { Button } from '@trevo/ui/action/Button.tsx';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { usePermissao } from '../session/permissao.ts';
import { NovaPromotoraDialog } from './NovaPromotoraDialog.tsx';
import { promotoraText as text } from './promotora.text.ts';

/** The button for a new promoter; nothing for an operator without the right to create one. */
export function NovaPromotora() {
  const [isOpen, setOpen] = useState(false);
  if (!usePermissao()('operador.criarPromotora')) return null;
  return (
    <>
      <Button variant="secondary" icon={<Building2 />} onClick={() => setOpen(true)}>
        {text.nova}
      </Button>
      {isOpen && <NovaPromotoraDialog onClose={() => setOpen(false)} />}
    </>
  );
}
