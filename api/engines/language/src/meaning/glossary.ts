/** Everyday, office and household words in English, Spanish and German: one meaning a line, with alternatives for a language. */
const GLOSSARY = `rent lease rental|alquiler renta arriendo arrendamiento|miete mietzins kaltmiete warmmiete
tenant renter lessee|inquilino inquilina arrendatario arrendataria|mieter mieterin
landlord lessor owner|casero casera arrendador arrendadora propietario|vermieter vermieterin eigentümer
deposit security bond|fianza depósito|kaution pfand
flat apartment home|piso apartamento vivienda casa|wohnung haus
premises building property|local inmueble edificio finca|gebäude räume immobilie räumlichkeiten
room|habitación sala cuarto|zimmer raum
kitchen|cocina|küche
bathroom toilet|baño aseo servicio|bad toilette wc
garden yard|jardín patio|garten
garage parking space|garaje aparcamiento plaza|garage stellplatz parkplatz
cellar basement|sótano trastero|keller
lift elevator|ascensor|aufzug fahrstuhl
key|llave|schlüssel
heating boiler|calefacción caldera|heizung therme kessel
electricity power current|luz electricidad corriente|strom elektrizität
water|agua|wasser
gas|gas|gas
internet broadband wifi|internet wifi|internet wlan
participant attendee people|participante asistente|teilnehmer teilnehmerin
barbecue grill bbq|barbacoa parrilla asar|grillen grill
balcony terrace|balcón terraza|balkon terrasse
bicycle bike cycle|bicicleta bici|fahrrad rad
rubbish waste garbage|basura basuras residuos|müll abfall abfälle
cleaning clean|limpieza limpiar limpio|reinigung reinigen sauber putzen
repair fix mend maintenance|reparación reparar arreglar mantenimiento|reparatur reparieren wartung instandhaltung
damage fault defect broken|daño avería defecto roto|schaden defekt mangel kaputt störung
alteration works renovation|obra reforma|umbau renovierung bauarbeiten
pet animal|mascota animal|haustier tier
dog|perro|hund
cat|gato|katze
smoke smoking|fumar humo|rauchen rauch
noise quiet|ruido silencio|lärm ruhe geräusch laut leise
move out leave|mudarse desalojar salir|ausziehen auszug
move in|entrar ingreso|einziehen einzug
sublet|subarrendar subarriendo subalquilar|untervermieten untermiete untervermietung
assignment transfer|traspaso cesión transferir ceder|übertragung abtretung übernahme überweisung
property tax|ibi|grundsteuer
contract agreement|contrato acuerdo convenio|vertrag vereinbarung
party parties|parte partes|partei parteien vertragspartner
sign signature signed|firma firmar firmado|unterschrift unterschreiben unterzeichnet
clause section paragraph article|cláusula apartado artículo párrafo|klausel abschnitt absatz artikel paragraf
duration term length last long|duración plazo durar tiempo|dauer laufzeit dauern lange
extend renew prolong|prorrogar prórroga renovar renovación|verlängern verlängerung
begin start commence|comenzar empezar inicio comienzo iniciar|beginn beginnen anfang anfangen start starten
end finish expire|terminar fin final acabar finalizar vencer vencimiento|ende enden enden ablauf schluss auslaufen
terminate cancel notice resign withdraw quit|rescindir resolver resolución desistir cancelar baja denunciar terminación|kündigen kündigung beenden auflösen austreten austritt
dissolve wind up liquidation|disolución disolver liquidación|auflösung auflösen
notice advance warning|aviso preaviso antelación avisar|frist kündigungsfrist mitteilung ankündigung
deadline due date|plazo fecha límite vencimiento|frist termin stichtag fällig
penalty fine|multa penalización sanción indemnización recargo|strafe bußgeld vertragsstrafe gebühr
breach violation|incumplimiento infracción|verstoß verletzung
liability responsible responsibility|responsabilidad responsable|haftung haften verantwortlich verantwortung
insurance cover|seguro cobertura|versicherung versichert
guarantee warranty|garantía aval|garantie gewährleistung bürgschaft
guarantor surety|avalista fiador|bürge
court jurisdiction|juzgado tribunal fuero jurisdicción|gericht gerichtsstand
law legal|ley derecho legal|gesetz recht rechtlich
dispute conflict|litigio conflicto disputa|streit streitigkeit
confidential secret|confidencial confidencialidad secreto|vertraulich geheim vertraulichkeit
duty obligation must|obligación deber obligatorio debe|pflicht verpflichtung muss
right entitlement|derecho|recht anspruch berechtigt
permission consent approval|permiso consentimiento autorización|erlaubnis zustimmung genehmigung einwilligung
allowed permitted may can|permitido autorizado puede puedo poder|erlaubt gestattet darf dürfen zulässig kann
forbidden prohibited banned|prohibido prohibida prohibir|verboten untersagt unzulässig
money amount sum|dinero importe cantidad suma|geld betrag summe
cost price expensive|coste precio costar cuesta vale caro|kosten preis kostet teuer
pay payment|pagar pago paga abonar abono|zahlen bezahlen zahlung entrichten
fee charge dues contribution|cuota tarifa tasa honorarios aportación|beitrag gebühr honorar entgelt jahresbeitrag
salary wage earn pay|salario sueldo nómina ganar|gehalt lohn verdienst verdienen vergütung
invoice bill|factura recibo|rechnung
tax vat|impuesto iva|steuer mehrwertsteuer umsatzsteuer
discount reduction|descuento rebaja reducción bonificación|rabatt ermäßigung nachlass ermäßigt
increase raise rise grow|aumento subida subir aumentar crecer actualizar|erhöhung erhöhen steigen anstieg wachsen wachstum
decrease fall reduce shrink drop|bajar bajada descenso reducir disminuir caer|senken sinken rückgang fallen abnehmen verringern
interest rate|interés intereses|zins zinsen
debt owe|deuda deber|schuld schulden
loan credit|préstamo crédito|darlehen kredit
account bank|cuenta banco|konto bank
refund reimburse return|reembolso devolución devolver reintegrar|erstattung erstatten rückzahlung zurückzahlen zurück
expense costs|gasto gastos|ausgabe ausgaben kosten nebenkosten
income revenue turnover sales|ingreso ingresos ventas facturación|einnahmen umsatz erlös umsätze
profit gain margin|beneficio ganancia margen|gewinn marge überschuss
loss deficit|pérdida pérdidas|verlust
budget|presupuesto|budget haushalt etat
share part portion percentage percent|porcentaje parte porción por ciento|anteil prozent prozentsatz
half|mitad medio|hälfte halb
third|tercio tercero|drittel dritte
quarter|cuarto trimestre|viertel quartal
total altogether overall|total conjunto|gesamt insgesamt summe
average mean|promedio media|durchschnitt mittel
most highest maximum|máximo mayor más|höchste höchstens maximal meiste größte
least lowest minimum|mínimo menor menos|mindestens minimal wenigste kleinste niedrigste
month monthly|mes mensual mensualidad mensualmente|monat monatlich
year annual yearly|año anual anualmente|jahr jährlich
week weekly|semana semanal|woche wöchentlich
day daily|día diario|tag täglich
hour|hora|stunde
minute|minuto|minute
date|fecha|datum
today now current|hoy ahora actual|heute jetzt aktuell
before prior earlier|antes previo anterior|vor vorher früher
after later|después tras posterior|nach später danach
weekend|fin de semana|wochenende
holiday vacation leave|vacaciones festivo|urlaub ferien feiertag
morning|mañana|morgen vormittag
night midnight|noche medianoche|nacht mitternacht nachts
noon|mediodía|mittag
employee worker staff|empleado trabajador personal plantilla|mitarbeiter arbeitnehmer angestellte beschäftigte personal
employer boss|empleador empresario jefe patrón|arbeitgeber chef
work job labour|trabajo trabajar empleo|arbeit arbeiten job mitarbeiten
company firm business|empresa compañía sociedad negocio|firma unternehmen gesellschaft betrieb
customer client|cliente|kunde kundin
supplier vendor|proveedor|lieferant anbieter
seller sell|vendedor vender venta|verkäufer verkaufen verkauf
buyer buy purchase|comprador comprar compra|käufer kaufen kauf
product goods item|producto artículo mercancía|produkt ware artikel
delivery deliver ship|entrega entregar envío enviar|lieferung liefern versand zustellung
order|pedido encargo|bestellung auftrag
transport freight shipping|transporte flete porte|transport fracht versand
illness sick ill|enfermedad enfermo|krankheit krank
accident injury|accidente lesión|unfall verletzung
doctor medical|médico|arzt ärztlich
overtime|horas extra|überstunden
training course|formación curso|schulung kurs ausbildung
probation trial|prueba|probezeit
pension retirement retired|jubilación pensión jubilado|rente rentner pension ruhestand
club association|club asociación|verein verband
member membership|miembro socio afiliado|mitglied mitgliedschaft
meeting assembly|reunión asamblea junta|versammlung sitzung mitgliederversammlung treffen
board committee|junta consejo comité directiva|vorstand ausschuss
chair chairman president head|presidente presidenta|vorsitzende vorsitzender präsident leiter
treasurer|tesorero|kassenwart schatzmeister
secretary|secretario|schriftführer sekretär
vote majority|voto votar mayoría|stimme abstimmung mehrheit
statutes rules bylaws|estatutos reglamento normas|satzung ordnung regeln
purpose aim use|objeto objetivo fin finalidad destino destinar|zweck ziel nutzung verwendung
join admission apply|ingresar admisión solicitud|beitreten aufnahme antrag beitritt
student pupil|estudiante alumno|schüler student
child young|niño menor hijo|kind kinder jugendliche
adult|adulto|erwachsene
age old years|edad años|alter lebensjahr jahre
woman|mujer|frau
man|hombre|mann
person people|persona gente|person leute
name called|nombre llamar llamado|name heißen
address|dirección domicilio|adresse anschrift
phone telephone number|teléfono|telefon telefonnummer
email mail|correo|email mail
contact|contacto contactar|kontakt kontaktieren
street road|calle avenida|straße weg
city town|ciudad localidad|stadt ort
country|país|land
place location where|lugar sitio ubicación situado|ort platz lage
size big large area surface|superficie tamaño grande metros|größe groß fläche quadratmeter
metre square|metro metros cuadrados|meter quadratmeter
height high tall|altura alto|höhe hoch
width wide|ancho anchura|breite breit
length long|largo longitud|länge lang
weight heavy weigh|peso pesar pesado|gewicht schwer wiegen wiegt
depth deep|profundidad|tiefe tief
volume capacity|volumen capacidad|volumen fassungsvermögen inhalt
temperature|temperatura|temperatur
speed fast quick|velocidad rápido|geschwindigkeit schnell
pressure|presión|druck
colour|color|farbe
device unit appliance machine|aparato dispositivo equipo máquina unidad|gerät maschine apparat
filter|filtro|filter
battery|batería pila|batterie akku
cable cord|cable|kabel
light lamp bulb|luz lámpara bombilla|licht lampe leuchte
button key press|botón tecla pulsar|knopf taste drücken
switch on|encender activar|einschalten anschalten
switch off|apagar desactivar|ausschalten abschalten
change replace swap|cambiar sustituir reemplazar cambio|wechseln tauschen ersetzen austauschen wechsel
wash rinse|lavar enjuagar|waschen spülen abwaschen
open|abrir abierto|öffnen offen geöffnet
close closed|cerrar cerrado|schließen geschlossen
install set up assemble|instalar instalación montar montaje|installieren einbauen montieren aufbauen
remove take off|quitar retirar|entfernen abnehmen
error fault code|error fallo código|fehler störung code
danger risk|peligro riesgo|gefahr risiko
safety safe|seguridad seguro|sicherheit sicher
fire burn|fuego incendio quemar|feuer brand verbrennen
hot heat|calor caliente|hitze heiß warm
cold cool|frío enfriar|kälte kalt abkühlen kühlen
smell odour|olor oler|geruch riechen
dry|secar seco|trocknen trocken
programme mode|programa modo|programm modus betriebsart
included contents include|incluido incluir contenido incluye|enthalten inbegriffen inklusive lieferumfang
excluded except|excluido excluir excepto salvo|ausgeschlossen ausgenommen außer
free charge|gratis gratuito exento|kostenlos frei gratis befreit
exempt|exento|befreit ausgenommen
question|pregunta|frage
answer|respuesta|antwort
document file|documento archivo|dokument datei unterlage
report|informe|bericht
summary|resumen|zusammenfassung
page|página|seite
table|tabla|tabelle
letter|carta|brief schreiben
form application|formulario solicitud|formular antrag
receipt proof|recibo comprobante justificante|beleg nachweis quittung
copy|copia|kopie
copyright|derechos de autor|urheberrecht
author write|autor escribir redactar|autor verfasser schreiben
book|libro|buch
picture image photo illustration|imagen foto ilustración|bild foto abbildung
school|escuela colegio|schule
university|universidad|universität hochschule
car vehicle|coche vehículo|auto fahrzeug wagen
bicycle bike|bicicleta|fahrrad
train|tren|zug bahn
plane flight|avión vuelo|flugzeug flug
travel trip journey|viaje viajar|reise fahrt reisen
ticket|billete entrada|fahrkarte ticket karte
hotel|hotel|hotel unterkunft
bakery|panadería|bäckerei
cafe|cafetería|café
shop store|tienda comercio|laden geschäft
clothes|ropa|kleidung kleider
office|oficina despacho|büro
restaurant|restaurante|restaurant gaststätte
sign|rótulo letrero cartel|schild
facade front|fachada|fassade
roof|tejado techo|dach
wall|pared muro|wand mauer
window|ventana|fenster
door|puerta|tür
floor|suelo planta|boden stock etage
stairs|escalera|treppe
air conditioning|aire acondicionado|klimaanlage
swimming pool|piscina|schwimmbad pool
hut cabin shed|cabaña caseta|laube hütte schuppen
plot parcel|parcela|parzelle grundstück
tree|árbol|baum
fruit|fruta|obst
vegetables|verdura hortalizas|gemüse
chicken hen|gallina pollo|huhn hühner
live dwell reside|vivir residir habitar|wohnen leben bewohnen
sleep|dormir|schlafen übernachten
eat food meal|comer comida|essen mahlzeit
drink|beber bebida|trinken getränk
visit visitor guest|visita visitante huésped|besuch besucher gast
inspection check enter|inspección revisar entrar|kontrolle prüfung besichtigung betreten
emergency urgent|emergencia urgente|notfall dringend
lose lost missing|perder perdido|verlieren verlust verloren
stolen theft|robo robado|diebstahl gestohlen
return hand back|devolver|zurückgeben rückgabe abgeben
use|usar uso utilizar|benutzen nutzen gebrauch verwenden
need necessary|necesitar necesario|brauchen nötig benötigen erforderlich
want wish|querer quiero desear|wollen möchten
give|dar|geben
take|tomar llevar|nehmen
bring|traer|bringen
show|mostrar|zeigen
say tell|decir dice contar|sagen steht
know|saber conocer|wissen kennen
decide decision|decidir decisión|entscheiden entscheidung beschluss beschlossen
inherit fall to receive get|recibir percibir obtener quedar|erhalten bekommen bekommt fällt
asset wealth fortune|patrimonio bienes|vermögen
public charity nonprofit|público benéfico|gemeinnützig öffentlich
register registered|registro inscribir inscrito|eingetragen register anmelden anmeldung
found founded establish|fundar fundación constituir|gründen gründung
result|resultado|ergebnis
reason because why|motivo razón causa porque|grund weil ursache
condition requirement|condición requisito|bedingung voraussetzung
number count many|número|anzahl zahl
list|lista|liste
only exclusively solely|únicamente solo exclusivamente solamente|nur ausschließlich
without|sin|ohne
allowance bonus|complemento prima paga extra|zulage bonus prämie weihnachtsgeld
data personal privacy|datos privacidad|daten datenschutz
password|contraseña|passwort kennwort
competition compete|competencia competir|wettbewerb konkurrenz
environment|medio ambiente|umwelt
energy|energía|energie
growth|crecimiento|wachstum
region area zone|región zona|region gebiet gegend
department division|departamento sección|abteilung bereich
forecast outlook plan|previsión plan planificar|prognose ausblick plan planung geplant
factory plant|fábrica planta|fabrik werk
machine washer|lavadora|waschmaschine
dishwasher|lavavajillas|geschirrspüler spülmaschine
oven|horno|ofen backofen herd
fridge refrigerator|nevera frigorífico|kühlschrank
furniture furnished|muebles amueblado mobiliario|möbel möbliert
painting paint|pintar pintura|streichen farbe malen
balcony terrace|balcón terraza|balkon terrasse
neighbour|vecino|nachbar
community|comunidad|gemeinschaft
subscription|suscripción abono|abonnement abo
trial|prueba|probe test
patient|paciente|patient
medicine drug tablet|medicamento medicina pastilla|medikament arznei tablette
dose|dosis|dosis
side effect|efecto secundario|nebenwirkung
pregnant pregnancy|embarazo embarazada|schwanger schwangerschaft
allergy|alergia|allergie
hospital clinic|hospital clínica|krankenhaus klinik
death die|muerte morir fallecer|tod sterben
birth born|nacimiento nacer nacido|geburt geboren
marriage married|matrimonio casado|ehe verheiratet
family|familia familiar|familie
parent|padre madre padres|eltern
passport identity|pasaporte identidad dni|pass ausweis personalausweis
visa|visado|visum
citizen|ciudadano|bürger
government authority|gobierno autoridad administración ayuntamiento|regierung behörde amt stadtverwaltung
police|policía|polizei
claim complaint|reclamación queja reclamar|beschwerde reklamation anspruch
lawyer|abogado|anwalt rechtsanwalt
judge|juez|richter
witness|testigo|zeuge
project|proyecto|projekt
task|tarea|aufgabe
team group|equipo grupo|team gruppe
manager director|director gerente encargado|leiter geschäftsführer manager direktor
represent|representar representante representada|vertreten vertreter
agree|acordar convenir|vereinbaren einigen
late delay|retraso tarde demora|verspätung spät verzug verzögerung
early soon|temprano pronto|früh bald
often frequency every|frecuencia cada cuánto|oft häufig alle
once twice times|vez veces|mal einmal zweimal einmalig
written writing|escrito por escrito|schriftlich`;

export const glossaryLanguages = ['en', 'es', 'de'] as const;
export type GlossaryLanguage = (typeof glossaryLanguages)[number];

/** Returns the meanings as lists of words in each language. */
export function readGlossary(): Record<GlossaryLanguage, string[]>[] {
  return GLOSSARY.split('\n').map((line) => {
    const [en = [], es = [], de = []] = line.split('|').map((words) => words.split(' '));
    return { en, es, de };
  });
}
