/** Default retention of an account in months: five years, as for receipts. */
export const contasMesesPadrao = 60;
