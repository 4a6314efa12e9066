# Draws a document of headings, paragraphs, lists and tables. Needs python3-reportlab and fonts-liberation.
import os, sys
from reportlab import rl_config
from reportlab.lib.pagesizes import A4
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
LIB='/usr/share/fonts/truetype/liberation/'
for n,f in (('L','LiberationSerif-Regular'),('LB','LiberationSerif-Bold'),('S','LiberationSans-Regular'),('SB','LiberationSans-Bold')):
    pdfmetrics.registerFont(TTFont(n,LIB+f+'.ttf'))
pdfmetrics.registerFontFamily('L',normal='L',bold='LB',italic='L',boldItalic='LB')
pdfmetrics.registerFontFamily('S',normal='S',bold='SB',italic='S',boldItalic='SB')
rl_config.invariant=1   # the same bytes each time
OUT=os.path.dirname(os.path.abspath(sys.argv[0]))+'/'   # beside the script that calls it
def st(font,size):
    b=font+'B'
    return dict(p=ParagraphStyle('p',fontName=font,fontSize=size,leading=size*1.4,spaceAfter=7),
      h1=ParagraphStyle('h1',fontName=b,fontSize=18,leading=23,spaceAfter=12),
      h2=ParagraphStyle('h2',fontName=b,fontSize=12.5,leading=16,spaceBefore=9,spaceAfter=5,keepWithNext=1),
      c=ParagraphStyle('c',fontName=font,fontSize=10,leading=13),ch=ParagraphStyle('ch',fontName=b,fontSize=10,leading=13))
def doc(name, items, font='L', size=11.5, head=None, grid=True, widths=None):
    s=st(font,size); out=[]; nt=0
    for it in items:
        if isinstance(it,tuple):
            k,v=it
            if k=='t':
                w=widths[nt] if widths else None; nt+=1
                t=Table([[Paragraph(str(c),s['ch' if i==0 else 'c']) for c in r] for i,r in enumerate(v)],repeatRows=1,colWidths=[x*mm for x in w] if w else None)
                t.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.5,colors.grey),('BACKGROUND',(0,0),(-1,0),colors.lightgrey)] if grid else
                  [('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,0),(-1,0),.7,colors.black),('LINEBELOW',(0,-1),(-1,-1),1,colors.black)]))
                out+=[KeepTogether([t]),Spacer(1,9)]
            elif k=='pb': out.append(PageBreak())
            elif k=='l': out+= [Paragraph('• '+x,ParagraphStyle('li',parent=s['p'],leftIndent=14,firstLineIndent=-10,spaceAfter=4)) for x in v]
            else: out.append(Paragraph(v,s[k]))
        else: out.append(Paragraph(it,s['p']))
    def deco(c,d):
        c.setFont(font,8); c.drawString(22*mm,286*mm,head or name); c.drawCentredString(105*mm,11*mm,'Page %d'%d.page)
    SimpleDocTemplate(OUT+name+'.pdf',pagesize=A4,leftMargin=24*mm,rightMargin=24*mm,topMargin=22*mm,bottomMargin=21*mm,title=head or name).build(out,onFirstPage=deco,onLaterPages=deco)
