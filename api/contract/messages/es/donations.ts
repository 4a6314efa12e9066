import type { donations as english } from '../en/donations.ts';

export const donations: typeof english = {
  ask: {
    title: '¿Sheaf te ha ahorrado tiempo?',
    sentence: 'Sheaf es gratis y no tiene cuentas. Una pequeña donación ayuda a que siga así.',
    notNow: 'Ahora no',
    practice: 'Este servidor no cobra. La página siguiente es de prueba y no se mueve dinero.',
  },
  practice: {
    title: 'Pago de prueba',
    amount: (amount) => `Una donación de <mark>${amount}</mark> a Sheaf.`,
    noMoney: {
      title: 'No se mueve dinero',
      sentence: 'Este servidor no tiene proveedor de pagos, así que esta página solo muestra cómo sería pagar. No pide ninguna tarjeta.',
    },
    finish: 'Terminar el pago de prueba',
  },
  nothingToPay: {
    title: 'Aquí no hay nada que pagar',
    sentence: 'Esta dirección es para una donación, y no hay ninguna en curso.',
  },
  thanks: {
    title: 'Gracias',
    sentence: 'Tu donación ayuda a que Sheaf siga siendo gratis, para ti y para todos los demás.',
    practice: 'Era una prueba: no se ha movido dinero. Gracias por probarla.',
    notAskedAgain: (tool) => `No te lo volveremos a pedir después de usar ${tool}.`,
    download: (file) => `Descargar ${file}`,
  },
  backTo: (tool) => `Volver a ${tool}`,
};
