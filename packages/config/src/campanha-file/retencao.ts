/** Months for which an account is kept where the campaigns of its promoter say nothing: five years, as receipts. */
export const contasMesesPadrao = 60;
