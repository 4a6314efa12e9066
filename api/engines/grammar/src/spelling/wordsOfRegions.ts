/** Words of English as it is written in India, Africa, Australia and Southeast Asia that no word list has. */
const WORDS = `
taluk taluka tehsil tahsil tehsildar tahsildar zilla mandal panchayat sarpanch gram gaon bandh hartal gherao dharna rasta roko morcha satyagraha lathi
crore lakh arab paise anna godown almirah dhaba tiffin dabba dabbawala chowk nagar marg bazaar maidan mela yatra puja pooja aarti prasad mandir gurdwara
masjid dargah ashram swami sadhu pandit guru chela darshan rangoli diwali holi eid iftar kurta salwar kameez dupatta sari saree lungi dhoti sherwani
khadi charkha jaggery ghee paneer dal daal roti chapati paratha naan poha idli dosa sambar rasam vada biryani pulao korma samosa pakora bhaji lassi chai
masala haldi jeera methi brinjal bhindi aloo gobi rajma chana atta maida besan sabzi thali paan beedi bidi hookah charpoy punkah ayah dhobi mali chowkidar
chaprasi peon babu sahib sahib memsahib sepoy jawan havildar subedar naik zamindar ryot jagir nawab nizam durbar raj swaraj swadeshi adivasi dalit jati
varna gotra kabaddi kho-kho rickshaw tuktuk tempo lorry kutcha pucca rabi kharif bajra jowar ragi toor moong urad lok sabha rajya vidhan parishad rishi
monsoon nullah bund ghat jheel tola basti chawl mohalla haveli kothi bungalow verandah wallah walla prepone preponed eve-teasing cantonment
indaba lekgotla bakkie braai braaivleis veld veldt kopje koppie kraal spaza stokvel tsotsi shebeen sangoma muti ubuntu lobola boma matatu boda ugali
sukuma shamba harambee wananchi baraza jollof egusi fufu garri kente danfo okada agbada gele oba
arvo barbie billabong bogan brekkie chook didgeridoo dunny esky larrikin mozzie servo smoko swag tinnie tucker ute yabby yakka bushwalk bushwalking
hawker kopitiam kampung hdb kiasu lah makan batik sarong barangay jeepney sari-sari adobo lechon merienda bayanihan balikbayan
`;
const words = new Set(WORDS.trim().split(/\s+/));

/** Returns whether a word, or the one it is the plural of, belongs to the English of a region. */
export function isWordOfRegion(lower: string): boolean {
  return words.has(lower) || (lower.endsWith('s') && words.has(lower.slice(0, -1)));
}
