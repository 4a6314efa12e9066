import type { warnings as english } from '../../en/merge/warnings.ts';

export const warnings: typeof english = {
  repaired: (file) => `${file} estaba dañado. Se han podido recuperar todas sus páginas.`,
  signature_removed: (file) => `${file} está firmado. Un archivo unido es un documento nuevo, así que ya no contiene la firma.`,
  active_content_removed: (file) => `Se han eliminado de ${file} los scripts y las acciones automáticas.`,
  links_removed: (file) => `Se han eliminado de ${file} los enlaces que no llevan a una dirección web o de correo.`,
  links_to_left_out_pages: (file) => `Se han eliminado los enlaces y marcadores de ${file} que llevaban a páginas excluidas.`,
  bookmarks_cut: (file) => `${file} tiene más marcadores de los que se pueden conservar. Los primeros 200.000 están en el resultado.`,
  conformance_dropped: (file) => `${file} dice que cumple una norma como PDF/A. Un archivo unido no puede prometerlo, así que no lo dice.`,
  invoice_dropped: (file) =>
    `${file} es una factura electrónica (ZUGFeRD o Factur-X). Sus datos se conservan como archivo adjunto, pero el archivo unido no es una factura.`,
  values_replaced: (file) => `Los campos de formulario de ${file} que ya están en un archivo anterior toman el valor que tienen allí.`,
  fields_not_drawn: (file) => `Algunos campos de formulario de ${file} no indican su aspecto y no se ha podido dibujar lo que contienen.`,
  contents_name: (file) => `La página de contenido no tiene letras para el nombre completo de ${file}; los lectores de pantalla lo leen entero.`,
  xfa_dropped: (file) => `${file} tiene un formulario XFA. Se conservan sus campos normales, pero no la parte XFA.`,
  xfa_dynamic: (file) =>
    `${file} es un formulario XFA dinámico que solo Adobe Acrobat puede mostrar, así que el resultado quizá solo contenga un aviso. Imprímelo allí como PDF y une ese archivo.`,
  portfolio_dropped: (file) => `${file} es una cartera PDF. Sus archivos se conservan como adjuntos, pero no su portada.`,
  merged_page_by_page: (file) =>
    `${file} está dañado, así que todos los archivos se han unido página a página. Pueden faltar marcadores, enlaces entre páginas y campos de formulario.`,
  bookmarks_dropped: (file) => `Los marcadores de ${file} no están en el resultado.`,
  form_dropped: (file) => `Los campos de formulario de ${file} ya no se pueden rellenar.`,
  attachments_dropped: (file) => `Los archivos adjuntos de ${file} no están en el resultado.`,
  signature_lost: (file) => `La firma de ${file} no es válida en el resultado; ninguna unión puede conservarla.`,
};
