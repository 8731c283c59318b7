import { useState } from 'react';
import { BottomMenu } from './BottomMenu.tsx';
import { ContaSheet } from './ContaSheet.tsx';

/** The bottom menu, and the account sheet that its last item opens. */
export function Navegacao({ hasConta }: { hasConta: boolean }) {
  const [isContaOpen, setContaOpen] = useState(false);
  return (
    <>
      <BottomMenu onConta={hasConta ? () => setContaOpen(true) : undefined} isContaOpen={isContaOpen} />
      {hasConta && <ContaSheet open={isContaOpen} onClose={() => setContaOpen(false)} />}
    </>
  );
}
