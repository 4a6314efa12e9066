import type { ErrorMessages } from '../en/errors.ts';
import { speak } from '../speak.ts';

const { number, plural } = speak('es');
const inSeconds = (seconds: number) => plural(seconds, { one: '# segundo', other: '# segundos' });
const inPages = (pages: number) => plural(pages, { one: '# página', other: '# páginas' });

export const errors: ErrorMessages = {
  refusals: {
    not_enough_files: () => 'Elige al menos 2 archivos PDF para unir.',
    too_many_files: ({ count, limit }) => `Has elegido ${count} archivos. El límite aquí es ${limit}; únelos en dos pasos.`,
    invalid_options: ({ reason }) => `No se han podido leer las opciones: ${reason}.`,
    invalid_upload: () => 'No se ha podido leer lo que has subido. Vuelve a elegir los archivos e inténtalo de nuevo.',
    invalid_request: ({ reason }) => `No se ha podido leer la petición: ${reason}.`,
    invalid_signature: () => 'La firma de este mensaje no es correcta.',
    invalid_range: ({ range, file, pages }) => `Las páginas «${range}» no existen en ${file} (${inPages(pages)}).`,
    empty_message: () => 'Escribe primero una pregunta.',
    chat_limit_reached: () => 'Has llegado al límite del chat gratuito. Pásate a Pro para conversar con la IA sin límites.',
    merge_limit_reached: ({ limit }) => `Unir es gratis hasta ${limit} archivos. Quita alguno para continuar.`,
    convert_limit_reached: ({ pages, limit }) =>
      `Convertir es gratis hasta ${limit} páginas, y estas son ${number(pages)}. Elige menos para continuar.`,
    foreign_origin: () => 'Esta petición venía de otro sitio web y se ha rechazado.',
    donations_off: () => 'Aquí las donaciones están desactivadas. Gracias por la intención.',
    not_found: () => 'No hay nada en esta dirección.',
    session_not_found: () => 'Esta sesión no existe. Vuelve a subir tu PDF.',
    method_not_allowed: () => 'Esta dirección no admite ese tipo de petición.',
    upload_too_slow: () => 'La subida llegaba demasiado despacio y se ha detenido. Comprueba tu conexión e inténtalo de nuevo.',
    answer_pending: () => 'Espera a que termine la respuesta en curso.',
    session_expired: () => 'Esta sesión ha caducado y sus datos se han borrado. Vuelve a subir tu PDF.',
    file_too_large: ({ file, size, limit }) => `${file} ocupa ${size}. El límite aquí es ${limit}.`,
    upload_too_large: ({ limit }) => `Estos archivos son demasiado grandes en conjunto. El límite aquí es ${limit} por petición.`,
    body_too_large: ({ limit }) => `Esta petición es demasiado grande. El límite aquí es ${limit}.`,
    too_many_pages: ({ pages, limit }) => `Estos archivos tienen ${inPages(pages)} en total. El límite aquí es de ${inPages(limit)}.`,
    text_too_long: ({ words, limit }) => `Este texto tiene ${number(words)} palabras. El límite aquí es de ${number(limit)}; revísalo por partes.`,
    message_too_long: ({ characters, limit }) =>
      `Tu pregunta tiene ${number(characters)} caracteres. El límite aquí es de ${number(limit)}; acórtala.`,
    not_a_pdf: ({ file }) => `${file} no es un archivo PDF.`,
    password_required: ({ file }) => `${file} está protegido. Escribe su contraseña para continuar.`,
    wrong_password: ({ file }) => `Esa contraseña no abre ${file}.`,
    damaged_pdf: ({ file }) => `${file} está dañado y no se ha podido leer.`,
    too_complex: ({ file }) => `${file} exige más trabajo del que se permite aquí para un archivo. Divídelo e inténtalo de nuevo.`,
    no_text: ({ file }) => `No se ha encontrado texto legible en ${file}. Parece un escaneo y el reconocimiento de texto no ha encontrado nada.`,
    rate_limited: ({ seconds }) => `Demasiadas peticiones. Inténtalo de nuevo dentro de ${inSeconds(seconds)}.`,
    internal: () => 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
    ai_unavailable: () => 'El servicio de IA no ha respondido. Tu pregunta no se ha contado; inténtalo de nuevo.',
    payment_unavailable: () => 'No se ha podido abrir la página de pago y no se ha cobrado nada. Inténtalo de nuevo más tarde.',
    busy: ({ seconds }) => `El servidor está ocupado. Inténtalo de nuevo dentro de ${inSeconds(seconds)}.`,
  },
  phrases: {
    more_than: (amount) => `más de ${amount}`,
    not_json: () => 'no es JSON',
    not_valid_json: () => 'no es JSON válido',
    options_not_valid_json: () => 'no son JSON válido',
    compressed: () => 'está comprimida',
    wrong_form: () => 'no tiene la forma correcta',
    not_right: (name) => `${name} no es correcto`,
    not_a_uuid: (name) => `${name} no es un UUID`,
    one_for_each_file: (name) => `${name} debe tener un valor por cada archivo`,
    each_file_once: (name) => `${name} debe nombrar cada archivo una vez`,
    file_not_sent: (name) => `${name} nombra un archivo que no se ha enviado`,
    replaced_by_pages: (name) => `pages sustituye a ${name}, así que solo se puede dar uno de los dos`,
  },
  unreachable: 'No se ha podido conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
};
